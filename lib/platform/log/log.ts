import { count } from '@/lib/platform/metrics'
import { oneLine, withoutValues } from '@/lib/platform/text'
import { describeError } from './describe-error'
import { tellOfError } from './error-listener'
import { write } from './log-sink'
import { isMuted } from './muted-errors'

const longestLine = 500

const cleaned = (line: string) => oneLine(withoutValues(line), longestLine)

/** Logs an error of a part of the shop, unless it is one of an outage that was told when it began. */
export function logError(part: string, error: unknown): void {
  const message = describeError(error)
  count('shop_logged_errors_total', {})
  if (!isMuted(error)) write({ level: 'error', subject: part, message }, `${part}: ${message}`)
  tellOfError(part, error)
}

/** Logs something that an operator or an editor should know. */
export function logWarning(line: string, subject = 'shop'): void {
  const message = cleaned(line)
  write({ level: 'warning', subject, message }, message)
}

/** Logs what is measured. */
export function logInfo(line: string, subject = 'shop'): void {
  const message = cleaned(line)
  write({ level: 'info', subject, message }, message)
}
