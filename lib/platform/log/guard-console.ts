import { format as filled, inspect } from 'node:util'
import { withoutValues } from '@/lib/platform/text'
import { traceId } from '@/lib/platform/traces'
import { describeError } from './describe-error'
import { type Level, type LogEntry, type LogFormat, logLine } from './log-line'
import { writeLogBy } from './log-sink'
import { isMuted } from './muted-errors'
import { requestContext } from './request-context'

const levels = {
  error: 'error',
  warn: 'warning',
  log: 'info',
  info: 'info',
  debug: 'info',
  trace: 'info',
} as const satisfies Partial<Record<keyof Console, Level>>

type Method = keyof typeof levels
type Guarded = Pick<Console, Method>

const methods = Object.keys(levels) as Method[]

const cleaned = (value: unknown): string => {
  if (value instanceof Error) return describeError(value)
  if (typeof value === 'string') return withoutValues(value)
  return withoutValues(typeof value === 'object' ? inspect(value, { depth: 2 }) : String(value))
}

/**
 * Makes this process write its log: each entry with its time, its level, its subject, and the request and the trace that
 * it belongs to. What Next.js and libraries print to the console goes the same way, and errors as the log describes them: they would
 * print them with everything in them.
 */
export function guardConsole(format: LogFormat, guarded: Guarded = console, now = () => new Date()): void {
  const print = {
    error: guarded.error.bind(guarded),
    warning: guarded.warn.bind(guarded),
    info: guarded.log.bind(guarded),
  }
  const sink = (entry: LogEntry) =>
    print[entry.level](logLine(format, entry, requestContext(), now(), traceId()))
  writeLogBy(sink)
  for (const method of methods)
    guarded[method] = (...values: unknown[]) => {
      if (values.some(isMuted)) return
      const message = filled(...values.map(cleaned)).trim()
      if (message) sink({ level: levels[method], subject: 'console', message })
    }
}
