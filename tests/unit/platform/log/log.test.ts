import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { guardConsole } from '@/lib/platform/log/guard-console'
import { logError, logInfo, logWarning } from '@/lib/platform/log/log'
import { logFormatOf } from '@/lib/platform/log/log-line'
import { writeLogBy } from '@/lib/platform/log/log-sink'
import { runForRequest } from '@/lib/platform/log/request-context'
import { sourceFiles } from '@/scripts/architecture/read-imports'

const secret = 'anna.muster'

it('writes a warning in one line that cannot steer a terminal', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  logWarning(`a\n\u001b[31mb /de/?q=${secret} ${'x'.repeat(900)}`)
  expect(warned.mock.calls).toEqual([[expect.stringMatching(/^a \[31mb \/de\/\?… x+…$/)]])
  expect(String(warned.mock.calls[0]?.[0])).toHaveLength(500)
  vi.restoreAllMocks()
})

const at = new Date('2026-02-03T04:05:06.789Z')

/** A console of a process that writes its log, and its lines. */
function guarded(format: 'json' | 'text') {
  const lines: string[] = []
  const print = (...values: unknown[]) => void lines.push(...values.map(String))
  const own = { error: print, warn: print, log: print, info: print, debug: print, trace: print }
  guardConsole(format, own, () => at)
  return { console: own, lines }
}
afterEach(() => writeLogBy(undefined))

const request = { id: 'a-1', method: 'POST', url: `/de/bestellstatus/12345678/?mail=${secret}@example.com` }

describe('A process that writes its log', () => {
  it.each(['json', 'text'] as const)(
    'has its console print errors of others like its own, as %s',
    (format) => {
      const { console: own, lines } = guarded(format)
      const error = Object.assign(new Error(`Failed query: select $1\nparams: ${secret}`), {
        params: [secret],
      })
      own.error(' ⨯ ', error)
      own.error('unhandledRejection:', { error, digest: '7' })
      own.warn(`to ${secret}@example.com, %s`, 7, undefined)
      own.trace(error.stack)
      own.log('')
      expect(lines).toHaveLength(4)
      expect(lines.join(' ')).toContain('Failed query: select $1')
      expect(lines.join(' ')).toContain('to …@…, 7 undefined')
      expect(lines.join(' ')).not.toContain(secret)
    },
  )

  it('says when, how grave, in which part and for which request, in one line of JSON', () => {
    const { console: own, lines } = guarded('json')
    runForRequest(request, () => logError('edge', new Error('failed')))
    logWarning('is late', 'mail')
    logInfo('is on time')
    own.log('\u001b[1mready\u001b[22m')
    const [error, ...others] = lines.map((line) => JSON.parse(line) as object)
    const time = '2026-02-03T04:05:06.789Z'
    const asked = { request: 'a-1', method: 'POST', path: '/de/bestellstatus/…/' }
    expect(error).toEqual({
      ...{ time, level: 'error', subject: 'edge', message: 'failed', ...asked },
      at: expect.arrayContaining([expect.stringMatching(/^at .*log\.test\.ts/)]),
    })
    expect(others).toEqual([
      { time, level: 'warning', subject: 'mail', message: 'is late' },
      { time, level: 'info', subject: 'shop', message: 'is on time' },
      { time, level: 'info', subject: 'console', message: 'ready' },
    ])
    expect(lines.every((line) => !line.includes('\n'))).toBe(true)
  })

  it('says the same in words', () => {
    const { lines } = guarded('text')
    runForRequest(request, () => logWarning('is late', 'mail'))
    expect(lines).toEqual([
      '2026-02-03T04:05:06.789Z warning mail: is late (POST /de/bestellstatus/…/, request a-1)',
    ])
  })

  it.each([
    [undefined, true, 'text'],
    [undefined, false, 'json'],
    ['', false, 'json'],
    ['text', false, 'text'],
    ['json', true, 'json'],
  ])('as LOG_FORMAT=%s says, on a terminal (%s): %s', (setting, isTTY, format) => {
    expect(logFormatOf(setting, { isTTY })).toBe(format)
  })
})

/** What speaks to the operator who starts the shop, of the configuration and the build. */
const ofOperators = /^(?:scripts|lib\/server\/start)\//

test('nothing but the log writes to the console', () => {
  const files = sourceFiles().filter(
    (file) => !file.startsWith('lib/platform/log/') && !ofOperators.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const writing = files.filter((file) =>
    /\bconsole\.(?:error|warn|log|info|debug|trace|dir|table)\b|process\.std(?:out|err)\b/.test(
      readFileSync(file, 'utf8'),
    ),
  )
  expect(writing).toEqual([])
})

test('no script prints an error as it is', () => {
  const files = sourceFiles().filter(
    (file) => ofOperators.test(file) && !/^scripts\/(?:test|bench)/.test(file),
  )
  const printing = files.filter((file) =>
    /console\.(?:error|warn|log)\((?:[^)]*,\s*)?error(?:\)|\s+instanceof Error \?)/.test(
      readFileSync(file, 'utf8'),
    ),
  )
  expect(printing).toEqual([])
})
