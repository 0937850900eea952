import type { Market } from '@/lib/platform/markets'
import { escaped } from '@/lib/platform/text'
import { testBarMarkup } from '@/lib/storefront/runtime/test-shop'

export type PlainDocument = { headers: Record<string, string | string[]>; body: Buffer }

/** Of no shop: what a shop looks like is not known here. */
const plainStyle =
  'body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:#fff;color:#1f2328;font:1.125rem/1.6 system-ui,sans-serif}main{grid-row:2;place-self:center;max-width:34rem;padding:2rem 1.25rem}h1{font-size:2rem;line-height:1.2;margin:1rem 0}a{display:inline-block;margin-top:1rem;padding:.75rem 1.5rem;border-radius:2rem;background:#1f2328;color:#fff;font-weight:700;text-decoration:none}a:focus-visible{outline:3px solid #1f2328;outline-offset:3px}'

type Link = { href: string; text: string }
type Words = { headline: string; texts: readonly string[]; links: readonly Link[] }

/** A document in black and white that needs nothing of the shop: no page, no script, no file. */
export function plainDocument(market: Pick<Market, 'iso'>, { headline, texts, links }: Words): PlainDocument {
  const paragraphs = texts.map((text) => `<p>${escaped(text)}</p>`).join('')
  const anchors = links.map(({ href, text }) => `<a href="${escaped(href)}">${escaped(text)}</a>`).join(' ')
  const body = `<!doctype html><html lang="${market.iso}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(headline)}</title><style>${plainStyle}</style></head><body>${testBarMarkup(market)}<main><h1>${escaped(headline)}</h1>${paragraphs}${anchors}</main></body></html>`
  return { headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(body) }
}
