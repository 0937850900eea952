import { type IncomingHttpHeaders, request as send } from 'node:http'
import { createText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { brandColours, markPaths } from '@/lib/storefront/brand'
import type { Brand } from '@/schemas'

export type ErrorCode = 404 | 500 | 503
type ErrorDocument = { headers: Record<string, string | string[]>; body: Buffer }

const forwardedHeaders = ['content-type', 'content-encoding', 'vary', 'link'] as const

const pick = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    forwardedHeaders.flatMap((name) =>
      headers[name] === undefined ? [] : [[name, headers[name] as string | string[]]],
    ),
  )

type Source = { host: string; port: number; secret: string; acceptEncoding: string | undefined }

/** The shop's page for an error, rendered under `/{market}/error/{code}/`. */
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

const plainStyle = ({ ground, ink, accent }: (typeof brandColours)[Brand]) =>
  `body{margin:0;min-height:100vh;display:grid;place-content:center;background:${ground};color:${ink};font:1.125rem/1.6 system-ui,sans-serif}main{max-width:34rem;padding:2rem 1.25rem}svg{width:4rem;fill:${accent}}h1{font-size:2rem;line-height:1.2;margin:1rem 0}a{display:inline-block;margin-top:1rem;padding:.75rem 1.5rem;border-radius:2rem;background:${accent};color:#fff;font-weight:700;text-decoration:none}a:focus-visible{outline:3px solid ${ink};outline-offset:3px}`

/** The last resort when even the error page cannot be rendered: the same words and colours, without the shop around them. */
export function plainErrorDocument(brand: Brand, market: Market, code: ErrorCode): ErrorDocument {
  const t = createText(market.language)
  const kind = code === 404 ? 'notFound' : code === 503 ? 'unavailable' : 'generic'
  const mark = `<svg viewBox="0 0 32 32" aria-hidden="true"><path d="${markPaths.nest}"/><path d="${markPaths.leaves}" opacity=".6"/></svg>`
  const body = `<!doctype html><html lang="${market.iso}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${t(`error.${kind}.headline`)}</title><style>${plainStyle(brandColours[brand])}</style></head><body><main>${mark}<h1>${t(`error.${kind}.headline`)}</h1><p>${t(`error.${kind}.message`)}</p><p>${t(`error.${kind}.suggestion`)}</p><a href="/${market.code}/">${t('error.home')}</a></main></body></html>`
  return { headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(body) }
}
