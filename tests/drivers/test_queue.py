"""The queue into the loop: order, wake-ups from other threads, and its end."""

from __future__ import annotations

import select
from threading import Thread

from drivers.queue import InputQueue


def readable(queue: InputQueue, seconds: float = 0.0) -> bool:
    return bool(select.select([queue], [], [], seconds)[0])


def test_messages_come_in_order_and_once(queue: InputQueue) -> None:
    for n in range(5):
        queue.post(n)
    assert readable(queue)
    assert queue.take() == [0, 1, 2, 3, 4]
    assert not readable(queue)
    assert queue.take() == []


def test_a_post_from_another_thread_ends_the_sleep(queue: InputQueue) -> None:
    thread = Thread(target=queue.post, args=("pressed",))
    thread.start()
    assert readable(queue, 5.0)
    thread.join()
    assert queue.take() == ["pressed"]


def test_more_posts_than_the_pipe_holds_are_all_kept(queue: InputQueue) -> None:
    for n in range(100_000):
        queue.post(n)
    assert queue.take() == list(range(100_000))
    assert not readable(queue)
    queue.post("after")
    assert readable(queue)
    assert queue.take() == ["after"]


def test_many_threads_lose_nothing(queue: InputQueue) -> None:
    def post(k: int) -> None:
        for n in range(500):
            queue.post((k, n))

    threads = [Thread(target=post, args=(k,)) for k in range(4)]
    for thread in threads:
        thread.start()
    taken: list[object] = []
    while len(taken) < 2000 and readable(queue, 5.0):
        taken += queue.take()
    for thread in threads:
        thread.join()
    assert len(set(taken)) == 2000
    for k in range(4):
        assert [m for m in taken if isinstance(m, tuple) and m[0] == k] == [(k, n) for n in range(500)]


def test_after_the_end_posts_are_ignored(queue: InputQueue) -> None:
    queue.close()
    queue.post("late")
    assert queue.take() == []
    queue.close()
