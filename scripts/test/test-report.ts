import { readFile } from 'node:fs/promises'

export type Counts = { passed: number; failed: number; skipped: number }

/** A failed test: where it stands, its whole name and the first lines of what it said. */
export type FailedTest = { file: string; name: string; message: string }

/** `repeated` are the tests that failed first and passed at a second try: each is a fault of the test or of the shop. */
export type TestReport = { counts: Counts; failed: FailedTest[]; repeated: FailedTest[] }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[]
  }[]
}
type PlaywrightSuite = {
  title: string
  file: string
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    tests: {
      status: string
      projectName: string
      results: { error?: { message?: string } }[]
    }[]
  }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

const linesOfMessage = 6

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one
const colours = /\u001b\[\d+(?:;\d+)*m/g

const beginning = (message = '') =>
  message.replace(colours, '').trim().split('\n').slice(0, linesOfMessage).join('\n')

/** Vitest keeps what the first try said of a test that passed at the second. */
function inVitest({ testResults }: VitestReport, wanted: 'failed' | 'passed'): FailedTest[] {
  return testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const found = assertionResults
      .filter((result) => result.status === wanted && (wanted === 'failed' || result.failureMessages?.length))
      .map(({ fullName, failureMessages }) => ({
        file,
        name: fullName,
        message: beginning(failureMessages?.[0]),
      }))
    // A file that cannot be loaded, or whose preparation fails, has no failed test.
    return wanted === 'failed' && status === 'failed' && found.length === 0
      ? [{ file, name: 'did not run', message: beginning(message) }]
      : found
  })
}

const inPlaywright = (
  suites: readonly PlaywrightSuite[],
  wanted: 'unexpected' | 'flaky',
  outer: string[] = [],
): FailedTest[] =>
  suites.flatMap(({ title, file, suites: inner = [], specs }) => {
    // The outermost suite is the file.
    const names = title === file ? outer : [...outer, title]
    return [
      ...specs.flatMap((spec) =>
        spec.tests
          .filter(({ status }) => status === wanted)
          .map(({ projectName, results }) => ({
            file,
            name: [`[${projectName}]`, ...names, spec.title].join(' › '),
            message: beginning(results.findLast(({ error }) => error)?.error?.message),
          })),
      ),
      ...inPlaywright(inner, wanted, names),
    ]
  })

const noReport: TestReport = { counts: { passed: 0, failed: 0, skipped: 0 }, failed: [], repeated: [] }

/** What a JSON report by vitest or Playwright says; nothing when the run wrote none. */
export async function readTestReport(file: string): Promise<TestReport> {
  try {
    const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport | PlaywrightReport
    if ('stats' in report) {
      const { expected, unexpected, flaky, skipped } = report.stats
      return {
        counts: { passed: expected + flaky, failed: unexpected, skipped },
        failed: inPlaywright(report.suites, 'unexpected'),
        repeated: inPlaywright(report.suites, 'flaky'),
      }
    }
    return {
      counts: {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests,
      },
      failed: inVitest(report, 'failed'),
      repeated: inVitest(report, 'passed'),
    }
  } catch {
    return noReport
  }
}

export const addCounts = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})
