import { readFileSync } from 'node:fs'
import { expect, it, test, vi } from 'vitest'
import { guardConsole } from '@/lib/platform/log/guard-console'
import { logWarning } from '@/lib/platform/log/log'
import { sourceFiles } from '@/scripts/architecture/read-imports'

const secret = 'anna.muster'

it('writes a warning in one line that cannot steer a terminal', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  logWarning(`a\n\u001b[31mb /de/?q=${secret} ${'x'.repeat(900)}`)
  expect(warned.mock.calls).toEqual([[expect.stringMatching(/^a \[31mb \/de\/\?… x+…$/)]])
  expect(String(warned.mock.calls[0]?.[0])).toHaveLength(500)
  vi.restoreAllMocks()
})

it('has a console print errors of others like its own', () => {
  const printed: unknown[] = []
  const print = (...values: unknown[]) => void printed.push(...values)
  const guarded = { error: print, warn: print, log: print, info: print }
  guardConsole(guarded)
  const error = Object.assign(new Error(`Failed query: select $1\nparams: ${secret}`), { params: [secret] })
  guarded.error(' ⨯ ', error)
  guarded.error('unhandledRejection:', { error, digest: '7' })
  guarded.warn(`to ${secret}@example.com`, 7, undefined)
  guarded.log(error.stack)
  expect(printed.join(' ')).toContain('Failed query: select $1')
  expect(printed.join(' ')).not.toContain(secret)
  expect(printed).toContain(7)
})

/** What speaks to the operator who starts the shop, of the configuration and the build. */
const ofOperators = /^(?:scripts|lib\/server\/start)\//

test('nothing but the log writes to the console', () => {
  const files = sourceFiles().filter(
    (file) => !file.startsWith('lib/platform/log/') && !ofOperators.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const writing = files.filter((file) =>
    /\bconsole\.(?:error|warn|log|info|debug)\b|process\.std(?:out|err)\b/.test(readFileSync(file, 'utf8')),
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
