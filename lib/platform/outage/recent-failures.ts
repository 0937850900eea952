import { errorMessage, framesOf } from '@/lib/platform/log'

/** What a request failed with. Only the screens of `APP_ENV=qa` show it. */
export type Failure = { message: string; stack?: string }

/** The pages and the HTTP edge are bundled apart, so what they share is on the process. */
const store = globalThis as { nestlingFailures?: Map<string, Failure> }

const mostFailures = 100

const pathOf = (target: string) => target.replace(/[?#].*$/s, '')

/** Remembers what the last request for a path failed with. */
export function noteFailure(target: string, error: unknown): void {
  store.nestlingFailures ??= new Map()
  const failures = store.nestlingFailures
  const path = pathOf(target)
  failures.delete(path)
  const message = errorMessage(error)
  const head = error instanceof Error ? `${error.name}: ${message}` : message
  failures.set(path, { message, stack: [head, ...framesOf(error)].join('\n') })
  const [oldest] = failures.keys()
  if (failures.size > mostFailures && oldest !== undefined) failures.delete(oldest)
}

/** What the last request for a path failed with. */
export const lastFailure = (target: string): Failure | undefined =>
  store.nestlingFailures?.get(pathOf(target))
