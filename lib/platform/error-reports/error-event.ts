import { createStackParser, type Event } from '@sentry/core'
import { nodeStackLineParser } from '@sentry/core/server'
import { framesOf, messageWithoutValues, requestContext, withCauses } from '@/lib/platform/log'
import { withoutPersonalData } from '@/lib/platform/text'

const parse = createStackParser(nodeStackLineParser())

const exceptionOf = (error: unknown) => ({
  type: error instanceof Error ? error.name : 'Error',
  value: withoutPersonalData(messageWithoutValues(error)),
  stacktrace: { frames: parse(framesOf(error).join('\n')) },
})

/** The id by which the log names the request as well. */
const requestTag = () => {
  const request = requestContext()
  return request && { request: request.id }
}

/**
 * An error and its causes as an event, which holds nothing of the request but its id and the part of the shop that
 * failed.
 */
export const errorEvent = (part: string, error: unknown): Event => ({
  level: 'error',
  transaction: part,
  tags: { part, ...requestTag() },
  // The one that was thrown stands last.
  exception: { values: withCauses(error).map(exceptionOf).toReversed() },
})
