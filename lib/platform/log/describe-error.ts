import { oneLine } from '@/lib/platform/text'
import { messageWithoutValues } from './message-without-values'

const longestMessage = 600
const deepestCause = 4
const mostFrames = 12

const named = (error: unknown): string => {
  const message = messageWithoutValues(error)
  return error instanceof Error && error.name !== 'Error' ? `${error.name}: ${message}` : message
}

const causeOf = (error: unknown): unknown =>
  error instanceof AggregateError && error.cause === undefined
    ? error.errors[0]
    : error instanceof Error
      ? error.cause
      : undefined

/** An error and its causes, the outermost first. */
export function withCauses(error: unknown): unknown[] {
  const errors: unknown[] = []
  for (let at = error; at !== undefined && errors.length < deepestCause; at = causeOf(at)) errors.push(at)
  return errors
}

/** What an error and its causes say, in one line and without what they quote of a visitor. */
export const errorMessage = (error: unknown): string =>
  oneLine(withCauses(error).map(named).filter(Boolean).join(' ← '), longestMessage) || 'unknown error'

/** Pages and the HTTP edge are bundled apart, so what they share is on the process. */
const store = globalThis as { nestlingPlaces?: (frames: readonly string[]) => string[] }

/** Has the places of errors named by their sources. */
export function namePlacesBy(name: (frames: readonly string[]) => string[]): void {
  store.nestlingPlaces = name
}

/** The places in the code that an error went through. The head of a stack repeats the message, so it is left out. */
export function framesOf(error: unknown): string[] {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return []
  const head = error.stack.indexOf(error.message)
  if (head === -1) return []
  const frames = error.stack
    .slice(head + error.message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, mostFrames)
  return store.nestlingPlaces?.(frames) ?? frames
}

/** An error for a log: its message and its causes in one line, and below it where it happened. */
export const describeError = (error: unknown): string => [errorMessage(error), ...framesOf(error)].join('\n')
