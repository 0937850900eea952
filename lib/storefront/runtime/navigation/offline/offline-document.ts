import { marketText } from '@/lib/platform/i18n'
import { markSvg, type ShopLook } from '@/lib/platform/look'
import type { Market } from '@/lib/platform/markets'
import { escaped } from '@/lib/platform/text'
import { testBarMarkup } from '@/lib/storefront/runtime/test-shop'
import { telAddress } from '@/schemas/telephone'
import { keptTypefaces } from './kept-typefaces'

const sans = 'figtree,system-ui,sans-serif'
const serif = 'fraunces,Georgia,serif'
const stacks: Readonly<Record<string, string>> = {
  figtree: sans,
  fraunces: serif,
  'system-sans': 'system-ui,sans-serif',
  'system-serif': 'Georgia,serif',
}

/** A typeface from files of the shop's own is replaced by one of the device that is like it. */
const stackOf = (typeface: ShopLook['fonts']['text']): string =>
  typeof typeface === 'string'
    ? (stacks[typeface] ?? sans)
    : typeface.like === 'serif'
      ? 'Georgia,serif'
      : 'system-ui,sans-serif'

const styles = ({ palette: { ground, ink, quiet, accent, accentInk, card }, fonts }: ShopLook) => `
*{box-sizing:border-box;margin:0}
[hidden]{display:none!important}
body{min-height:100vh;background:${ground};color:${ink};font:1.0625rem/1.55 ${stackOf(fonts.text)}}
header{padding:1rem;border-bottom:1px solid color-mix(in srgb,${ink} 15%,transparent);background:${card}}
header p{display:flex;align-items:center;gap:.5rem;max-width:70rem;margin:auto;font:400 1.375rem/1.2 ${stackOf(fonts.display)}}
svg{width:2rem;fill:${accent}}
main{max-width:72rem;margin:auto;padding:clamp(3rem,10vh,6rem) 1rem}
h1{max-width:20ch;margin:.5rem 0 1rem;font:400 clamp(2rem,6vw,3.25rem)/1.1 ${stackOf(fonts.display)};text-wrap:balance;overflow-wrap:anywhere}
main p{max-width:38rem}
main p+p{margin-top:.5rem}
main .oops,main .hours{color:${quiet}}
.phone{font-weight:700}
.phone a{color:inherit;display:inline-block;padding:.5rem 0}
.retry{display:inline-block;margin-top:2rem;padding:.75rem 1.25rem;border-radius:.625rem;background:${accent};color:${accentInk};font-weight:700;text-decoration:none}
a:focus-visible{outline:2px solid ${ink};outline-offset:2px}`

/** How the service of a market is reached by telephone. */
type Hotline = { phone: string; hours?: string | undefined }

type Given = { look: ShopLook; market: Market; hotline?: Hotline | undefined }

function phoneLine(market: Market, { phone, hours }: Hotline): string {
  const link = `<a href="${telAddress(phone)}">${escaped(phone)}</a>`
  const words = escaped(marketText(market)('error.unreachable.phone', { phone })).replace(
    escaped(phone),
    () => link,
  )
  return `<p class="phone">${words}</p>${hours ? `<p class="hours">${escaped(hours)}</p>` : ''}`
}

const pauseMs = 10_000

/**
 * Shows which of the two it is, and goes on as soon as the shop answers: with a network, it is asked at once and then
 * every few seconds whether it takes visitors.
 */
const script = `
const show = () => {
  for (const main of document.querySelectorAll('main')) main.hidden = (main.id === 'offline') === navigator.onLine
  document.title = document.querySelector('main:not([hidden]) h1').textContent + ' – ' + document.title.split(' – ').at(-1)
}
const probe = () =>
  navigator.onLine &&
  fetch('/api/health/', { cache: 'no-store' }).then(
    ({ ok }) => ok && location.reload(),
    () => undefined,
  )
show()
addEventListener('offline', show)
addEventListener('online', () => {
  show()
  probe()
})
setInterval(probe, ${pauseMs})
`

/**
 * The page of a market for a visitor without a network, and for one whose network is well while the shop does not answer.
 * It is self-contained, but for the typefaces that the worker keeps, so nothing else has to be there.
 */
export function offlineDocument({ look, market, hotline }: Given): string {
  const t = marketText(market)
  const words = (kind: 'offline' | 'unreachable', more = '') =>
    `<main id="${kind}"${kind === 'unreachable' ? ' hidden' : ''}><p class="oops">${t('error.oops')}</p><h1>${t(`error.${kind}.headline`)}</h1><p>${t(`error.${kind}.message`)}</p><p>${t(`error.${kind}.suggestion`)}</p>${more}<a class="retry" href="">${t('error.retry')}</a></main>`
  const name = escaped(look.name)
  return `<!doctype html><html lang="${market.iso}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${t('error.offline.headline')} – ${name}</title><style>${styles(look)}</style><body>${testBarMarkup(market)}<header><p>${markSvg(look.sign)}${name}</p></header>${words('offline')}${words('unreachable', hotline && phoneLine(market, hotline))}<script>${script}${keptTypefaces.show}</script></body></html>`
}
