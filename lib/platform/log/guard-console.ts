import { inspect } from 'node:util'
import { withoutValues } from '@/lib/platform/text'
import { describeError } from './describe-error'

const methods = ['error', 'warn', 'log', 'info'] as const

const cleaned = (value: unknown): unknown => {
  if (value instanceof Error) return describeError(value)
  if (typeof value === 'string') return withoutValues(value)
  return typeof value === 'object' && value !== null ? withoutValues(inspect(value, { depth: 2 })) : value
}

/**
 * Makes a console print errors as the log does. Next.js and libraries write to it as well, and would print errors with
 * everything in them.
 */
export function guardConsole(guarded: Pick<Console, (typeof methods)[number]> = console): void {
  for (const method of methods) {
    const print = guarded[method].bind(guarded)
    guarded[method] = (...values: unknown[]) => print(...values.map(cleaned))
  }
}
