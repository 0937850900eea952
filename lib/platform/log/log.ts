import { oneLine, withoutValues } from '@/lib/platform/text'
import { describeError } from './describe-error'
import { tellOfError } from './error-listener'

const longestLine = 500

/** Logs an error of a part of the shop. */
export function logError(part: string, error: unknown): void {
  console.error(`${part}: ${describeError(error)}`)
  tellOfError(part, error)
}

/** Logs something that an operator or an editor should know. */
export const logWarning = (line: string): void => console.warn(oneLine(withoutValues(line), longestLine))

/** Logs what is measured. */
export const logInfo = (line: string): void => console.info(oneLine(withoutValues(line), longestLine))
