import { readFile } from 'node:fs/promises'

export type Counts = { passed: number; failed: number; skipped: number }

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/** The counts of a JSON report by vitest or Playwright; none when the run wrote no report. */
export async function readCounts(file: string): Promise<Counts> {
  try {
    const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport | PlaywrightReport
    if ('stats' in report) {
      const { expected, unexpected, flaky, skipped } = report.stats
      return { passed: expected + flaky, failed: unexpected, skipped }
    }
    return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests }
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }
  }
}

export const addCounts = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})
