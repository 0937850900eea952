import { marketText } from '@/lib/platform/i18n'
import { markSvg, type ShopLook } from '@/lib/platform/look'
import type { Market } from '@/lib/platform/markets'
import { escaped } from '@/lib/platform/text'
import { testBarMarkup } from '@/lib/storefront/runtime/test-shop'

const styles = ({ ground, ink, accent, accentInk, card }: ShopLook['palette']) => `
*{box-sizing:border-box;margin:0}
body{min-height:100vh;background:${ground};color:${ink};font:1.0625rem/1.55 system-ui,sans-serif}
header{padding:1rem;border-bottom:1px solid color-mix(in srgb,${ink} 15%,transparent);background:${card}}
header p{display:flex;align-items:center;gap:.5rem;max-width:70rem;margin:auto;font:600 1.375rem/1.2 Georgia,serif}
svg{width:2rem;fill:${accent}}
main{max-width:72rem;margin:auto;padding:clamp(3rem,10vh,6rem) 1rem}
h1{max-width:20ch;margin:.5rem 0 1rem;font:600 clamp(2rem,6vw,3.25rem)/1.1 Georgia,serif;text-wrap:balance;overflow-wrap:anywhere}
main p{max-width:38rem}
main p+p{margin-top:.5rem}
a{display:inline-block;margin-top:2rem;padding:.75rem 1.25rem;border-radius:.625rem;background:${accent};color:${accentInk};font-weight:700;text-decoration:none}
a:focus-visible{outline:2px solid ${ink};outline-offset:2px}`

/**
 * The offline page of a market. It is self-contained, so nothing else has to be cached, and it reloads as soon as there
 * is a network.
 */
export function offlineDocument({ name, palette, sign }: ShopLook, market: Market): string {
  const t = marketText(market)
  return `<!doctype html><html lang="${market.iso}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${t('error.offline.headline')} – ${escaped(name)}</title><style>${styles(palette)}</style><body>${testBarMarkup(market)}<header><p>${markSvg(sign)}${escaped(name)}</p></header><main><p>${t('error.oops')}</p><h1>${t('error.offline.headline')}</h1><p>${t('error.offline.message')}</p><p>${t('error.offline.suggestion')}</p><a href="">${t('error.retry')}</a></main><script>addEventListener('online',()=>location.reload())</script></body></html>`
}
