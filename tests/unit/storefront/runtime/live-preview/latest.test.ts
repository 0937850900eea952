import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLatest } from '@/lib/storefront/runtime/live-preview/latest'

const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

function open() {
  const calls: { value: number; answer: (value: number) => void; fail: () => void }[] = []
  const shown: number[] = []
  const failed: unknown[] = []
  const latest = createLatest<number, number>({
    send: (value) =>
      new Promise((resolve, reject) => {
        calls.push({ value, answer: resolve, fail: () => reject(new Error('no answer')) })
      }),
    show: (answer) => void shown.push(answer),
    fail: (error) => void failed.push(error),
    patience: 1_000,
  })
  return { calls, shown, failed, latest }
}

afterEach(() => {
  vi.useRealTimers()
})

describe('What is typed', () => {
  it('is sent one after another, and what is older than the newest not at all', async () => {
    const { calls, shown, latest } = open()
    for (const value of [1, 2, 3, 4]) latest.give(value)
    expect(calls.map(({ value }) => value)).toEqual([1])
    calls[0]?.answer(1)
    await settled()
    expect(calls.map(({ value }) => value)).toEqual([1, 4])
    calls[1]?.answer(4)
    await settled()
    expect(shown).toEqual([1, 4])
  })

  it('goes on after a call that failed', async () => {
    const { calls, shown, failed, latest } = open()
    latest.give(1)
    latest.give(2)
    calls[0]?.fail()
    await settled()
    expect(failed).toHaveLength(1)
    calls[1]?.answer(2)
    await settled()
    expect(shown).toEqual([2])
  })

  it('is sent once more when that is asked for, unless it is under way', async () => {
    const { calls, shown, latest } = open()
    latest.again()
    latest.give(1)
    latest.again()
    expect(calls.map(({ value }) => value)).toEqual([1])
    calls[0]?.fail()
    await settled()
    latest.again()
    expect(calls.map(({ value }) => value)).toEqual([1, 1])
    calls[1]?.answer(1)
    await settled()
    expect(shown).toEqual([1])
  })

  it('does not wait for ever, and an answer that comes after a newer one is dropped', async () => {
    vi.useFakeTimers()
    const { calls, shown, latest } = open()
    latest.give(1)
    latest.give(2)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(calls.map(({ value }) => value)).toEqual([1, 2])
    calls[1]?.answer(2)
    await settled()
    calls[0]?.answer(1)
    await settled()
    expect(shown).toEqual([2])
  })

  it('shows nothing once it is closed', async () => {
    const { calls, shown, latest } = open()
    latest.give(1)
    latest.give(2)
    latest.close()
    calls[0]?.answer(1)
    await settled()
    expect(calls).toHaveLength(1)
    expect(shown).toEqual([])
  })

  it('never shows an older state after a newer one, and ends with the newest, in whatever order answers come', async () => {
    vi.useFakeTimers()
    const step = fc.oneof(
      fc.constant('give' as const),
      fc.constant('wait' as const),
      fc.record({ answer: fc.nat(20), fails: fc.boolean() }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { calls, shown, latest } = open()
        const done = new Set<number>()
        const answer = async (at: number, fails = false) => {
          const call = calls[at]
          if (!call || done.has(at)) return
          done.add(at)
          if (fails) call.fail()
          else call.answer(call.value)
          await settled()
        }
        let given = 0
        for (const each of [...steps, 'give' as const]) {
          if (each === 'give') latest.give(++given)
          else if (each === 'wait') await vi.advanceTimersByTimeAsync(1_000)
          else await answer(each.answer, each.fails)
        }
        for (let at = 0; at < calls.length; at += 1) await answer(at)
        expect(shown).toEqual([...shown].sort((one, other) => one - other))
        expect(shown.at(-1)).toBe(given)
      }),
      { numRuns: 200 },
    )
  })
})
