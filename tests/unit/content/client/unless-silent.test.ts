import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Circuit } from '@/lib/content/client/circuit'
import { unlessSilent } from '@/lib/content/client/unless-silent'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function wait({ until = 5_000, answersAt }: { until?: number; answersAt?: number } = {}) {
  const circuit = new Circuit()
  const begun = performance.now()
  const answer = new Promise<string>((resolve) => {
    if (answersAt !== undefined) setTimeout(() => resolve('answer'), answersAt)
  })
  const ended = unlessSilent(answer, { circuit, attempt: circuit.begin(), until: begun + until }).then(
    (value) => `${value} ${performance.now() - begun}`,
    ({ reason }: { reason: string }) => `${reason} ${performance.now() - begun}`,
  )
  return { circuit, ended }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a call for which a visitor waits', () => {
  it('gets its answer', async () => {
    const { circuit, ended } = wait({ answersAt: 1_000 })
    await pass(2_000)
    expect(await ended).toBe('answer 1000')
    expect(circuit.refuses).toBe(false)
  })

  it('is given up after a moment of silence, which is an outage', async () => {
    const { circuit, ended } = wait()
    await pass(1_200)
    expect(await ended).toBe('silence 1200')
    expect(circuit.refuses).toBe(true)
  })

  it('goes on while others are answered, until its own time is over, which is none', async () => {
    const { circuit, ended } = wait({ until: 3_000 })
    const others = setInterval(() => circuit.begin().answered(), 500)
    await pass(3_000)
    expect(await ended).toBe('late 3000')
    expect(circuit.refuses).toBe(false)
    clearInterval(others)
  })

  it('is given up when the others fall silent, too', async () => {
    const { circuit, ended } = wait()
    await pass(500)
    circuit.begin().answered()
    await pass(1_300)
    expect(await ended).toBe('silence 1800')
  })

  it('is not given up because this process was busy, as long as that may be', async () => {
    vi.useRealTimers()
    const circuit = new Circuit()
    const answer = readFile('package.json')
    const ended = unlessSilent(answer, {
      circuit,
      attempt: circuit.begin(),
      until: performance.now() + 5_000,
    })
    // Timers come before what was read: after this one they are late all together.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500)
    expect((await ended).length).toBeGreaterThan(0)
    expect(circuit.refuses).toBe(false)
  })
})
