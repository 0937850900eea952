import { type IncomingHttpHeaders, request as send } from 'node:http'
import { marketText } from '@/lib/platform/i18n'
import { internalPath, type Market } from '@/lib/platform/markets'
import { type PlainDocument, plainDocument } from './plain-document'

export const errorCodes = [404, 500, 503] as const
export type ErrorCode = (typeof errorCodes)[number]
export type ErrorDocument = PlainDocument

const forwardedHeaders = [
  'content-type',
  'content-encoding',
  'content-security-policy',
  'vary',
  'link',
] as const

const pick = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    forwardedHeaders.flatMap((name) =>
      headers[name] === undefined ? [] : [[name, headers[name] as string | string[]]],
    ),
  )

export type ErrorSource = { host: string; port: number; secret: string }

/** The shop's page for an error, one of the pages without an address. */
export function loadErrorDocument(
  market: Market,
  code: ErrorCode,
  source: ErrorSource,
  acceptEncoding?: string,
): Promise<ErrorDocument> {
  return new Promise((resolve, reject) => {
    const outgoing = send(
      {
        host: source.host,
        port: source.port,
        path: internalPath(market, `error/${code}`),
        timeout: 5_000,
        headers: {
          'x-nestling-internal': source.secret,
          ...(acceptEncoding && { 'accept-encoding': acceptEncoding }),
        },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve({ headers: pick(answer.headers), body: Buffer.concat(chunks) })
            : reject(new Error(`The error page answered ${answer.statusCode}`)),
        )
      },
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error('The error page did not answer')))
    outgoing.on('error', reject)
    outgoing.end()
  })
}

/** The last resort when even the error page cannot be rendered: the same words, without the shop around them. */
export function plainErrorDocument(market: Market, code: ErrorCode): ErrorDocument {
  const t = marketText(market)
  const kind = code === 404 ? 'notFound' : code === 503 ? 'unavailable' : 'generic'
  return plainDocument(market, {
    headline: t(`error.${kind}.headline`),
    texts: [t(`error.${kind}.message`), t(`error.${kind}.suggestion`)],
    links: [
      // The document serves every address: an empty reference leads to the one that was asked for.
      ...(code === 404 ? [] : [{ href: '', text: t('error.retry') }]),
      { href: `/${market.code}/`, text: t('error.home') },
    ],
  })
}
