import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { addCounts, type Counts, type FailedTest, readTestReport } from '@/scripts/test/test-report'
import type { StepResult } from './steps'

const none: Counts = { passed: 0, failed: 0, skipped: 0 }
const inWords = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

const printTests = (title: string, tests: readonly FailedTest[]) => {
  if (tests.length > 0) console.log(`\n${title}`)
  for (const { file, name, message } of tests)
    console.log(`  ${fromRoot(file)}\n    ${name}\n${message.replace(/^/gm, '      ')}`)
}

const fromRoot = (file: string) => (file.startsWith('/') ? relative(process.cwd(), file) : file)

/** The reports of one run, in a temporary folder until they are printed. */
export async function openReports(names: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'nestling-report-'))
  const file = (name: string) => join(folder, `${name}.json`)
  return {
    file,
    /** Prints seconds by step, counts by level, tests that passed late or failed, and the sum; says whether everything passed. */
    async print(steps: readonly StepResult[]): Promise<boolean> {
      console.log('\nSeconds by step')
      for (const { name, seconds, error } of steps)
        console.log(`  ${name.padEnd(14)}${seconds.toFixed(1).padStart(7)}${error ? '  failed' : ''}`)
      console.log('\nTests by level')
      let sum = none
      const failures: FailedTest[] = []
      const twice: FailedTest[] = []
      for (const name of names) {
        const { counts, failed, repeated } = await readTestReport(file(name))
        sum = addCounts(sum, counts)
        failures.push(...failed)
        twice.push(...repeated)
        console.log(`  ${name.padEnd(14)}${inWords(counts)}`)
      }
      await rm(folder, { recursive: true, force: true })
      printTests('Passed at the second try', twice)
      printTests('Failed tests', failures)
      const passed = steps.every(({ error }) => error === undefined)
      // A step may fail without a failed test, such as the type check.
      const failed = passed ? 0 : Math.max(1, sum.failed)
      console.log(`\n${inWords({ ...sum, failed })}`)
      return passed
    },
  }
}
