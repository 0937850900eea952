import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallQueue } from '@/lib/content/client/call-queue'
import type { Caller } from '@/lib/content/client/waiting'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A queue of five calls a second, and what became of each call, in order and with the milliseconds since the start. */
function open() {
  const begun = performance.now()
  const queue = new CallQueue(5)
  const log: string[] = []
  const elapsed = () => Math.round(performance.now() - begun)
  const call = (name: string, caller: Caller = 'visitor', patience = 60_000) =>
    void queue.turn({ caller, until: performance.now() + patience }).then(
      () => log.push(`${name} ${elapsed()}`),
      ({ reason }: { reason: string }) => log.push(`${name} ${reason} ${elapsed()}`),
    )
  const calls = (count: number, ...[name, ...rest]: Parameters<typeof call>) => {
    for (let each = 1; each <= count; each += 1) call(`${name}${each}`, ...rest)
  }
  return { queue, log, call, calls }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const namesOf = (log: readonly string[]) => log.map((line) => line.split(' ')[0])

describe('calls of the content service', () => {
  it('go five in any second, in the order in which they came', async () => {
    const { log, calls } = open()
    calls(12, 'v')
    await pass(2_000)
    expect(namesOf(log)).toEqual(Array.from({ length: 12 }, (_, index) => `v${index + 1}`))
    expect(log.map((line) => line.split(' ')[1])).toEqual([
      ...Array(5).fill('0'),
      ...Array(5).fill('1000'),
      ...Array(2).fill('2000'),
    ])
  })

  it('go for visitors before those of crawls that came earlier', async () => {
    const { log, calls } = open()
    calls(8, 'c', 'crawl')
    calls(4, 'v')
    await pass(1_000)
    expect(namesOf(log).slice(5)).toEqual(['v1', 'v2', 'v3', 'v4', 'c6'])
  })

  it('go for a crawl after four visitors in a row, so that visitors cannot keep it away for ever', async () => {
    const { log, call, calls } = open()
    calls(5, 'first')
    call('c1', 'crawl')
    call('c2', 'crawl')
    calls(9, 'v')
    await pass(3_000)
    expect(namesOf(log).slice(5)).toEqual(['v1', 'v2', 'v3', 'v4', 'c1', 'v5', 'v6', 'v7', 'v8', 'c2', 'v9'])
  })

  it('of visitors who came before a crawl do not count against them', async () => {
    const { log, call, calls } = open()
    calls(12, 'v')
    await pass(1_000)
    call('c', 'crawl')
    await pass(1_000)
    expect(namesOf(log).slice(10)).toEqual(['v11', 'v12', 'c'])
  })

  it.each<[Caller, number]>([
    ['visitor', 25],
    ['crawl', 300],
  ])(
    'of a %s are refused at once where %i wait already, and those of others are not',
    async (caller, most) => {
      const { log, call, calls } = open()
      calls(5, 'first')
      calls(most, 'waiting', caller)
      call('more', caller)
      await pass(0)
      expect(log.slice(5)).toEqual(['more full 0'])
      call('other', caller === 'visitor' ? 'crawl' : 'visitor')
      await pass(1_000)
      expect(namesOf(log)).toContain('other')
    },
  )

  it('are refused in the moment in which their time is over', async () => {
    const { log, calls } = open()
    calls(5, 'first')
    calls(1, 'v', 'visitor', 700)
    calls(1, 'late', 'visitor', -1)
    await pass(700)
    expect(log.slice(5)).toEqual(['late1 late 0', 'v1 late 700'])
    await pass(5_000)
    expect(log).toHaveLength(7)
  })

  it('wait for a pause to end, and are refused at once where they cannot', async () => {
    const { queue, log, call } = open()
    queue.pause(3_000)
    call('patient', 'visitor', 4_000)
    call('hasty', 'visitor', 2_000)
    await pass(500)
    queue.pause(10_000)
    call('crawl', 'crawl')
    await pass(20_000)
    expect(log).toEqual(['hasty late 0', 'patient late 500', 'crawl 10500'])
  })

  it('are not let go earlier by a shorter pause', async () => {
    const { queue, log, call } = open()
    queue.pause(2_000)
    queue.pause(0)
    call('v')
    await pass(3_000)
    expect(log).toEqual(['v 2000'])
  })

  it('are all refused at once in an outage, and later ones go again', async () => {
    const { queue, log, calls } = open()
    calls(7, 'v')
    calls(1, 'c', 'crawl')
    await pass(10)
    queue.refuseAll()
    await pass(2_000)
    expect(log.slice(5)).toEqual(['v6 outage 10', 'v7 outage 10', 'c1 outage 10'])
    calls(1, 'later')
    await pass(0)
    expect(log.at(-1)).toBe('later1 2010')
  })
})
