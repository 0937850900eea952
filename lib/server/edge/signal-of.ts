import type { ServerResponse } from 'node:http'

/** A signal that is aborted when the client of a response has gone, or has its answer. */
export function signalOf(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  if (response.destroyed) gone.abort()
  else response.once('close', () => gone.abort())
  return gone.signal
}
