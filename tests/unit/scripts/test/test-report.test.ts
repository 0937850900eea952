import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTestReport } from '@/scripts/test/test-report'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestling-test-report-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function reportOf(content: unknown) {
  const file = join(folder, 'report.json')
  await writeFile(file, JSON.stringify(content))
  return readTestReport(file)
}

describe('the report of a run', () => {
  it('by vitest names failed tests, and files that did not run', async () => {
    const passed = { status: 'passed', fullName: 'prices adds', failureMessages: [] }
    const report = await reportOf({
      numPassedTests: 2,
      numFailedTests: 1,
      numPendingTests: 2,
      testResults: [
        {
          name: '/a/prices.test.ts',
          status: 'failed',
          assertionResults: [
            passed,
            { status: 'passed', fullName: 'prices wait', failureMessages: ['too late', 'later'] },
            {
              status: 'failed',
              fullName: 'prices rounds',
              failureMessages: ['\u001b[31mexpected 1\u001b[39m'],
            },
          ],
        },
        { name: '/a/broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        { name: '/a/other.test.ts', status: 'passed', assertionResults: [passed] },
      ],
    })
    expect(report).toEqual({
      counts: { passed: 2, failed: 1, skipped: 2 },
      failed: [
        { file: '/a/prices.test.ts', name: 'prices rounds', message: 'expected 1' },
        { file: '/a/broken.test.ts', name: 'did not run', message: 'no such module' },
      ],
      repeated: [{ file: '/a/prices.test.ts', name: 'prices wait', message: 'too late' }],
    })
  })

  it('by Playwright names failed tests with their window and suites', async () => {
    const test = (status: string, message?: string) => ({
      status,
      projectName: 'phone',
      results: [{ error: message ? { message } : undefined }],
    })
    const report = await reportOf({
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [
        {
          title: 'basket.spec.ts',
          file: 'basket.spec.ts',
          specs: [{ title: 'adds', tests: [test('expected')] }],
          suites: [
            {
              title: 'a line',
              file: 'basket.spec.ts',
              specs: [
                { title: 'moves', tests: [test('unexpected', 'not visible\nat line 3')] },
                { title: 'stays', tests: [test('flaky', 'once')] },
              ],
            },
          ],
        },
      ],
    })
    expect(report).toEqual({
      counts: { passed: 2, failed: 1, skipped: 0 },
      failed: [
        {
          file: 'basket.spec.ts',
          name: '[phone] › a line › moves',
          message: 'not visible\nat line 3',
        },
      ],
      repeated: [{ file: 'basket.spec.ts', name: '[phone] › a line › stays', message: 'once' }],
    })
  })

  it('that was never written counts nothing', async () => {
    expect(await readTestReport(join(folder, 'none.json'))).toEqual({
      counts: { passed: 0, failed: 0, skipped: 0 },
      failed: [],
      repeated: [],
    })
  })
})
