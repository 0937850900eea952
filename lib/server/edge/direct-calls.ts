import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerListing } from '@/lib/shop/listing'

type Call = (request: Request) => Promise<Response>

/**
 * The calls that shoppers make most and that need nothing of Next.js, which costs processor time with each of them. Their
 * routes are in `app`, where Next.js answers them in development.
 */
export const directCalls: ReadonlyMap<string, Call> = new Map([['/api/shop/listing/', answerListing]])

/** Answers a request with a call. */
export async function answerCall(
  call: Call,
  { url = '/' }: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
): Promise<void> {
  const answer = await call(new Request(new URL(url, 'http://shop.invalid')))
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  response.end(await answer.text())
}
