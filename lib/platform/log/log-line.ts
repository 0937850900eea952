import { stripVTControlCharacters } from 'node:util'
import { pathWithoutPersonalData } from '@/lib/platform/text'
import type { RequestContext } from './request-context'

export type Level = 'error' | 'warning' | 'info'

/** One thing that the log says. The places in the code of an error follow its message in lines of their own. */
export type LogEntry = { level: Level; subject: string; message: string }

export type LogFormat = 'json' | 'text'

/** As `LOG_FORMAT` says; unset: words on a terminal, else JSON. */
export const logFormatOf = (setting: string | undefined, output: { isTTY?: boolean }): LogFormat =>
  setting === 'json' || setting === 'text' ? setting : output.isTTY ? 'text' : 'json'

/**
 * An entry as one line of JSON, or in words, which an error continues with the places in the code. It names the request,
 * and the trace where that is recorded.
 */
export function logLine(
  format: LogFormat,
  { level, subject, message }: LogEntry,
  request: RequestContext | undefined,
  now: Date,
  trace?: string,
): string {
  const time = now.toISOString()
  const path = request && pathWithoutPersonalData(request.url)
  if (format === 'text') {
    const asked = [
      ...(request ? [`${request.method} ${path}`, `request ${request.id}`] : []),
      ...(trace ? [`trace ${trace}`] : []),
    ].join(', ')
    const [first = '', ...places] = message.split('\n')
    return [`${time} ${level} ${subject}: ${first}${asked && ` (${asked})`}`, ...places].join('\n')
  }
  const [first, ...places] = stripVTControlCharacters(message).split('\n')
  return JSON.stringify({
    time,
    level,
    subject,
    message: first,
    ...(places.length > 0 && { at: places.map((place) => place.trim()) }),
    ...(request && { request: request.id, method: request.method, path }),
    ...(trace && { trace }),
  })
}
