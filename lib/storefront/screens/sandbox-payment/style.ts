import type { ShopLook } from '@/lib/platform/look'

/** The style of the page: in the colours of the shop, with buttons that a thumb hits, from 320 pixels on. */
export function styleOf({ card, ground, ink, accent, accentInk, soft }: ShopLook['palette']): string {
  return `
*{box-sizing:border-box}
body{margin:0;background:${ground};color:${ink};font:1.0625rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:30rem;margin:0 auto;padding:1.5rem 1rem 3rem}
.brand{width:3rem;fill:${accent}}
h1{font-size:min(1.75rem,9vw);line-height:1.2;margin:.75rem 0 1rem}
.notice{margin:0 0 1.25rem;padding:.875rem 1rem;border-left:.375rem solid ${accent};background:${soft};font-weight:600}
dl{margin:0 0 1.5rem;padding:.5rem 1rem;border-radius:1rem;background:${card}}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem;padding:.625rem 0}
dl div+div{border-top:1px solid ${ground}}
dd{margin:0;font-weight:700;display:flex;align-items:center;gap:.5rem}
h2{font-size:1.125rem;margin:0 0 .75rem}
button,.back{display:block;width:100%;min-height:3rem;margin:0 0 .75rem;padding:.75rem 1.25rem;border:2px solid ${accent};border-radius:2rem;background:${card};color:${ink};font:inherit;font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
button.first,.back{background:${accent};color:${accentInk}}
button.quiet{border-color:transparent;background:transparent;text-decoration:underline;text-underline-offset:.2em}
button:focus-visible,.back:focus-visible{outline:3px solid ${ink};outline-offset:3px}
.hint{margin:-.375rem 0 1rem;font-size:.9375rem}`.replace(/\n/g, '')
}
