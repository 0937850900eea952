export type StepResult = { name: string; seconds: number; error?: unknown }

const seconds = (since: number) => (performance.now() - since) / 1000

/** The steps of a run: each reports its duration, and the run goes on when one fails. */
export function createSteps() {
  const results: StepResult[] = []
  return {
    results,
    /** Returns whether the step passed; a failure is reported at once and again at the end. */
    async step(name: string, work: () => Promise<unknown>): Promise<boolean> {
      const begun = performance.now()
      console.log(`\n▸ ${name}`)
      try {
        await work()
        results.push({ name, seconds: seconds(begun) })
        console.log(`  ${name}: ${seconds(begun).toFixed(1)} s`)
        return true
      } catch (error) {
        results.push({ name, seconds: seconds(begun), error })
        console.error(`  ${name} failed: ${error instanceof Error ? error.message : error}`)
        return false
      }
    },
    /** Skips a step that depends on a failed one. */
    skip(name: string): void {
      results.push({ name, seconds: 0, error: new Error('did not run') })
      console.error(`\n▸ ${name} did not run, because the shop did not start`)
    },
  }
}
