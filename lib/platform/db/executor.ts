import type { Database } from './connect'

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** A database or a transaction on it: what a query runs on. */
export type Executor = Database | Transaction

/** PostgreSQL's code of an error, or of its cause; of another error of the connection the code of the system. */
export const sqlState = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'cause' in error ? sqlState(error.cause) : undefined
}

export const isUniqueViolation = (error: unknown) => sqlState(error) === '23505'

/**
 * Whether PostgreSQL refused a value that came with the request: class 22 is wrong data (a NUL character, a lone
 * surrogate in JSON), class 54 something too large for an index.
 */
export const isRefusedValue = (error: unknown) => /^(?:22|54)/.test(sqlState(error) ?? '')

/** Whether PostgreSQL undid a transaction that another one was in the way of (class 40): the same again may succeed. */
const isSerializationFailure = (error: unknown) => /^40/.test(sqlState(error) ?? '')

const mostAttempts = 5

/** Runs a transaction again, up to five times in all, that PostgreSQL has undone because another was in its way. */
export async function withRetries<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (!isSerializationFailure(error) || attempt === mostAttempts) throw error
    }
  }
}
