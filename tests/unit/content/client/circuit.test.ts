import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Attempt, Circuit } from '@/lib/content/client/circuit'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What happens to a circuit that opens after three failures and pauses for a second. */
type Step =
  | 'answered'
  | 'failed'
  | 'silent'
  | 'old call answered'
  | 'old call failed'
  | 'pause'
  | 'probe begins'
type State = 'asked' | 'refused'

function follow(steps: readonly Step[]) {
  const told: boolean[] = []
  const opened = vi.fn()
  const circuit = new Circuit({
    failures: 3,
    pauseMs: 1_000,
    onOpen: opened,
    onChange: (isOutage) => told.push(isOutage),
  })
  const old = circuit.begin()
  let probe: Attempt | undefined
  const attempt = () => {
    const current = probe ?? circuit.begin()
    probe = undefined
    return current
  }
  const act: Record<Step, () => void> = {
    answered: () => attempt().answered(),
    failed: () => attempt().failed(),
    silent: () => attempt().silent(),
    'old call answered': () => old.answered(),
    'old call failed': () => old.failed(),
    pause: () => void vi.advanceTimersByTime(1_000),
    'probe begins': () => {
      probe = circuit.begin()
    },
  }
  for (const step of steps) act[step]()
  const state: State = circuit.refuses ? 'refused' : 'asked'
  return { state, told, opened: opened.mock.calls.length }
}

const opening: Step[] = ['failed', 'failed', 'failed']
const table: [string, Step[], State][] = [
  ['at first', [], 'asked'],
  ['after fewer failures', ['failed', 'failed'], 'asked'],
  ['after failures in a row', opening, 'refused'],
  [
    'after failures with an answer between them',
    ['failed', 'failed', 'answered', 'failed', 'failed'],
    'asked',
  ],
  ['after a silence', ['silent'], 'refused'],
  ['when the pause is over', [...opening, 'pause'], 'asked'],
  ['while a probe is under way', [...opening, 'pause', 'probe begins'], 'refused'],
  ['however long the probe takes', [...opening, 'pause', 'probe begins', 'pause'], 'refused'],
  ['after a probe that failed', [...opening, 'pause', 'failed'], 'refused'],
  ['after a probe that met silence', [...opening, 'pause', 'silent'], 'refused'],
  ['after another pause', [...opening, 'pause', 'failed', 'pause'], 'asked'],
  ['after a probe with an answer', [...opening, 'pause', 'answered'], 'asked'],
  [
    'when calls from before fail after it is back',
    [...opening, 'pause', 'answered', 'old call failed', 'old call failed', 'old call failed'],
    'asked',
  ],
  ['when a call from before is answered', [...opening, 'old call answered'], 'asked'],
  ['when a call from before fails after the pause', [...opening, 'pause', 'old call failed'], 'asked'],
  [
    'when a call from before fails while a probe is under way',
    [...opening, 'pause', 'probe begins', 'old call failed', 'pause'],
    'refused',
  ],
  [
    'when the failures are counted anew after an outage',
    [...opening, 'pause', 'answered', 'failed'],
    'asked',
  ],
]

describe('the content service', () => {
  it.each(table)('%s (%j): %s', (_, steps, state) => {
    expect(follow(steps).state).toBe(state)
  })

  it('is told to be out of order once, however many probes fail, and to be back once', () => {
    const { told, opened } = follow([...opening, 'pause', 'failed', 'pause', 'silent', 'pause', 'answered'])
    expect(told).toEqual([true, false])
    expect(opened).toBe(3)
  })
})
