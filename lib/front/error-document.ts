import { type IncomingHttpHeaders, request as send } from 'node:http'
import { createText } from '@/lib/i18n'
import type { Market } from '@/lib/markets'

export type ErrorCode = 404 | 500 | 503
export type ErrorDocument = { headers: Record<string, string | string[]>; body: Buffer }

const kept = ['content-type', 'content-encoding', 'vary', 'link'] as const

const pick = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    kept.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name] as string | string[]]])),
  )

type Source = { host: string; port: number; secret: string; acceptEncoding: string | undefined }

/** The shop's own page for an error, as it renders it under `/{market}/error/{code}/`. */
export function loadErrorDocument(market: Market, code: ErrorCode, source: Source): Promise<ErrorDocument> {
  return new Promise((resolve, reject) => {
    const outgoing = send(
      {
        host: source.host,
        port: source.port,
        path: `/${market.code}/error/${code}/`,
        timeout: 5_000,
        headers: {
          'x-nestling-internal': source.secret,
          ...(source.acceptEncoding && { 'accept-encoding': source.acceptEncoding }),
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
  const t = createText(market.language)
  const kind = code === 404 ? 'notFound' : code === 503 ? 'unavailable' : 'generic'
  const body = `<!doctype html><html lang="${market.iso}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${t(`error.${kind}.headline`)}</title><body style="font:18px/1.5 system-ui;max-width:40rem;margin:10vh auto;padding:0 1rem"><h1>${t(`error.${kind}.headline`)}</h1><p>${t(`error.${kind}.message`)}</p><p>${t(`error.${kind}.suggestion`)}</p><p><a href="/${market.code}/">${t('error.home')}</a></p></body></html>`
  return { headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(body) }
}
