import { expect, it, vi } from 'vitest'
import { shareRequests } from '@/lib/platform/memory'

/** A request whose answers the test gives. */
function requests() {
  const sent: { asked: string[]; answer: (value: string) => void; fail: (error: Error) => void }[] = []
  const ask = shareRequests<string, string>((asked) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    sent.push({ asked: [...asked], answer: resolve, fail: reject })
    return promise
  })
  return { ask, sent, hasSent: (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count)) }
}

it('sends what is asked while a request is under way together, as the next one', async () => {
  const { ask, sent, hasSent } = requests()
  const [a, b] = [ask('a'), ask('b', 'a')]
  await hasSent(1)
  expect(sent[0]?.asked).toEqual(['a', 'b'])
  const [c, d] = [ask('c'), ask('d')]
  sent[0]?.answer('first')
  expect(await Promise.all([a, b])).toEqual(['first', 'first'])
  await hasSent(2)
  sent[1]?.answer('second')
  expect(await Promise.all([c, d])).toEqual(['second', 'second'])
  expect(sent[1]?.asked).toEqual(['c', 'd'])
})

it('tells a failure to those that share the request, and goes on', async () => {
  const { ask, sent, hasSent } = requests()
  const failing = [ask('a'), ask('b')]
  await hasSent(1)
  const next = ask('c')
  sent[0]?.fail(new Error('outage'))
  for (const each of await Promise.allSettled(failing)) expect(each.status).toBe('rejected')
  await hasSent(2)
  sent[1]?.answer('there')
  expect(await next).toBe('there')
})

it('does not wait for a request that hangs', async () => {
  const { ask, sent, hasSent } = requests()
  void ask('hangs')
  await hasSent(1)
  const next = ask('next')
  await hasSent(2)
  sent[1]?.answer('there')
  expect(await next).toBe('there')
})
