import { errorMessage } from '@/lib/platform/log'
import { withTimeout } from '@/lib/platform/outage'

/** Says what is missing, or nothing when there is nothing. An error counts as missing. */
type Check = () => Promise<string | undefined>

/** What an instance needs before visitors are sent to it. */
export type CheckName = 'server' | 'database' | 'migrations' | 'content' | 'index'

export type Answer = { ready: boolean; missing: Partial<Record<CheckName, string>> }

/** Shorter than proxies wait for an answer. */
const usualMs = 2_000

/** Whether an instance is ready for visitors. Those who ask at the same time share the answer. */
export class Readiness {
  private readonly checks = new Map<CheckName, Check>()
  private asking: Promise<Answer> | undefined
  /** What was last found out. */
  known: Answer = { ready: false, missing: { server: 'is starting' } }

  constructor(
    /** Where the server is in its life. */
    phase: () => 'starting' | 'ready' | 'ending',
    private readonly withinMs = usualMs,
  ) {
    this.add('server', async () => (phase() === 'ready' ? undefined : `is ${phase()}`))
  }

  add(name: CheckName, check: Check): void {
    this.checks.set(name, check)
  }

  ask(): Promise<Answer> {
    this.asking ??= this.askAll().finally(() => {
      this.asking = undefined
    })
    return this.asking
  }

  private async askAll(): Promise<Answer> {
    const all = await Promise.all(
      [...this.checks].map(async ([name, check]) => {
        const found = await withTimeout(check(), this.withinMs).catch(
          (error: unknown) => errorMessage(error) || 'failed',
        )
        return found === undefined ? [] : [[name, found] as const]
      }),
    )
    const missing = Object.fromEntries(all.flat())
    this.known = { ready: all.flat().length === 0, missing }
    return this.known
  }
}
