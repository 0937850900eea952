import type { Market } from '@/lib/platform/markets'
import { escaped } from '@/lib/platform/text'
import { brandColours, markPaths } from '@/lib/storefront/brand'
import { testBarMarkup } from '@/lib/storefront/test-shop'
import type { Brand } from '@/schemas'

export type PlainDocument = { headers: Record<string, string | string[]>; body: Buffer }

const plainStyle = ({ ground, ink, accent }: (typeof brandColours)[Brand]) =>
  `body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:${ground};color:${ink};font:1.125rem/1.6 system-ui,sans-serif}main{grid-row:2;place-self:center;max-width:34rem;padding:2rem 1.25rem}svg{width:4rem;fill:${accent}}h1{font-size:2rem;line-height:1.2;margin:1rem 0}a{display:inline-block;margin-top:1rem;padding:.75rem 1.5rem;border-radius:2rem;background:${accent};color:#fff;font-weight:700;text-decoration:none}a:focus-visible{outline:3px solid ${ink};outline-offset:3px}`

type Words = { headline: string; texts: readonly string[]; link: { href: string; text: string } }

/** A document in the colours of the shop that needs nothing of it: no page, no script, no file. */
export function plainDocument(
  brand: Brand,
  market: Pick<Market, 'iso'>,
  { headline, texts, link }: Words,
): PlainDocument {
  const mark = `<svg viewBox="0 0 32 32" aria-hidden="true"><path d="${markPaths.nest}"/><path d="${markPaths.leaves}" opacity=".6"/></svg>`
  const paragraphs = texts.map((text) => `<p>${escaped(text)}</p>`).join('')
  const body = `<!doctype html><html lang="${market.iso}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(headline)}</title><style>${plainStyle(brandColours[brand])}</style></head><body>${testBarMarkup(market)}<main>${mark}<h1>${escaped(headline)}</h1>${paragraphs}<a href="${escaped(link.href)}">${escaped(link.text)}</a></main></body></html>`
  return { headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(body) }
}
