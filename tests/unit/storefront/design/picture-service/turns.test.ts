import { expect, test } from 'vitest'
import { limitConcurrency, QueueFullError } from '@/lib/platform/outage'

test('no more than so many at a time, in the order they came, also after a failure', async () => {
  const inTurn = limitConcurrency(2)
  let running = 0
  let most = 0
  const order: number[] = []
  const work = (index: number) => async () => {
    order.push(index)
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 2))
    running -= 1
    if (index === 1) throw new Error('broken')
    return index
  }
  const results = await Promise.allSettled(Array.from({ length: 9 }, (_, index) => inTurn(work(index))))
  expect(most).toBe(2)
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
})

test('beyond its queue, work is refused at once, and taken again when there is room', async () => {
  const inTurn = limitConcurrency(1, 1)
  let finish = () => {}
  const first = inTurn(() => new Promise<void>((resolve) => (finish = resolve)))
  const second = inTurn(async () => 'second')
  await expect(inTurn(async () => 'third')).rejects.toThrow(QueueFullError)
  finish()
  await first
  expect(await second).toBe('second')
  expect(await inTurn(async () => 'fourth')).toBe('fourth')
})
