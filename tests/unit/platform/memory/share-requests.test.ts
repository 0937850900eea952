import { expect, it } from 'vitest'
import { shareRequests } from '@/lib/platform/memory'

it('sends what is asked in one turn together, and what is asked later by itself', async () => {
  const sent: string[][] = []
  const ask = shareRequests(async (asked: ReadonlySet<string>) => sent.push([...asked]))
  expect(await Promise.all([ask('a'), ask('b', 'a')])).toEqual([1, 1])
  expect(await Promise.all([ask('c'), ask()])).toEqual([2, 2])
  expect(sent).toEqual([['a', 'b'], ['c']])
})

it('is sent again while the request before is under way: an answer is never older than the call', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  let sent = 0
  const ask = shareRequests(() => answers[sent++]?.promise ?? Promise.reject(new Error('a third')))
  const first = ask()
  await expect.poll(() => sent).toBe(1)
  const second = ask()
  answers[1]?.resolve('second')
  expect(await second).toBe('second')
  answers[0]?.resolve('first')
  expect(await first).toBe('first')
})

it('tells a failure to those that share the request, and goes on', async () => {
  let isDown = true
  const ask = shareRequests(async () => {
    if (isDown) throw new Error('outage')
    return 'there'
  })
  for (const each of await Promise.allSettled([ask(), ask()])) expect(each.status).toBe('rejected')
  isDown = false
  expect(await ask()).toBe('there')
})
