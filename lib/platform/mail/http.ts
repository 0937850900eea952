import type { PostService } from './service'

const requestTimeout = 10_000

type Options = { url: string; token?: string | undefined; fetch?: typeof fetch | undefined }

async function post(
  { url, token, fetch: send = fetch }: Options,
  key: string,
  body: unknown,
  method: 'POST' | 'DELETE' = 'POST',
): Promise<void> {
  const response = await send(url, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(requestTimeout),
  })
  await response.body?.cancel()
  // 200 and 201 mean success; services answer 202 and 204 when they have queued the message.
  if (![200, 201, 202, 204].includes(response.status)) throw new Error(`answered with ${response.status}`)
}

/** A gateway that takes each mail as JSON, its attachments in base64. */
export const httpMail =
  (options: Options): PostService['sendMail'] =>
  (key, { attachments = [], ...mail }) =>
    post(options, key, {
      ...mail,
      attachments: attachments.map(({ content, ...rest }) => ({
        ...rest,
        content: content.toString('base64'),
      })),
    })

/** A service that takes each subscription as JSON, and its end by DELETE at the same address. */
export const httpNewsletter = (options: Options): Pick<PostService, 'subscribe' | 'unsubscribe'> => ({
  subscribe: (key, body) => post(options, key, body),
  unsubscribe: (key, body) => post(options, key, body, 'DELETE'),
})
