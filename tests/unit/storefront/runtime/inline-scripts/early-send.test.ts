// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { earlyTapScript } from '@/lib/storefront/runtime/inline-scripts'

type Sent = { path: string; fields: Record<string, string>; keepalive: boolean | undefined }

let sent: Sent[]

beforeEach(() => {
  sent = []
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = () => undefined
    },
  )
  vi.stubGlobal('fetch', async (path: string, { body, keepalive }: RequestInit) => {
    sent.push({ path, fields: Object.fromEntries(body as URLSearchParams), keepalive })
    return new Response(null, { status: 204 })
  })
})
afterEach(() => {
  // The listeners of a page end with it; here they hear no more taps.
  document.body.innerHTML = ''
  dispatchEvent(new Event('pagehide'))
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page before any code: its script has run, and its buttons are unknown to React. */
function open(body: string) {
  document.documentElement.lang = 'de-DE'
  document.body.innerHTML = body
  new Function(earlyTapScript)()
}
const tap = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
const leave = () => dispatchEvent(new Event('pagehide'))

const order = '<button data-keeps-tap data-order="1">In den Warenkorb</button>'
const chips =
  '<input type=radio name="variant-1" value="1.62"><input type=radio name="variant-1" value="1.68" checked>'
const quantity = '<select id="quantity-1"><option>1<option selected>2</select>'
const basket = '/api/basket/items/?locale=de-de'
const wishlist = '/api/wishlist/?locale=de-de'

it.each<[what: string, body: string, path: string, fields: Record<string, string>]>([
  ['a product as it stands', order, basket, { number: '1' }],
  [
    'a product with its choice and quantity',
    chips + quantity + order,
    basket,
    { number: '1', variant: '1.68', quantity: '2' },
  ],
  [
    'a product whose choice is a list, with a text',
    `<select id="variant-1"><option value="" disabled><option value="1.74" selected></select>
    <input id="inscription-1" value="Zoë">${order}`,
    basket,
    { number: '1', variant: '1.74', inscription: 'Zoë' },
  ],
  [
    'a product without the choice that it needs',
    `<input type=radio name="variant-1" value="1.62">${order}`,
    basket,
    { number: '1' },
  ],
  [
    'a product with a list of its own, beside the choice of its page',
    `${chips}<select id="own"><option value="1.74" selected></select>
    <button data-keeps-tap data-order="1" data-picks='[["own"]]' data-fields="quantity=3">`,
    basket,
    { number: '1', variants: '["1.74"]', quantity: '3' },
  ],
  [
    'a bundle, of which one product has a choice that was not made',
    `<select id="a"><option value="1 L" selected></select><select id="b"><option value="" disabled selected></select>
    <button data-keeps-tap data-order="1 2 3" data-picks='[["a"],["b"],"3.1"]' data-fields="promotion=set.1">`,
    basket,
    { number: '1 2 3', variants: '["1 L","","3.1"]', promotion: 'set.1' },
  ],
  [
    'the heart of a product, with the choice on its page',
    `${chips}<button data-keeps-tap data-wish="1">Merken</button>`,
    wishlist,
    { number: '1', variant: '1.68' },
  ],
  ['the heart of a card', '<button data-heart="7">', wishlist, { number: '7' }],
  [
    'the heart of a card with its variant, whatever the page chooses',
    `${chips}<button data-heart="1" data-variant="1.62">`,
    wishlist,
    { number: '1', variant: '1.62' },
  ],
])('a tap that no code has heard is sent once when the page is left: %s', (_, body, path, fields) => {
  open(body)
  tap('button')
  tap('button')
  expect(sent).toEqual([])
  leave()
  leave()
  expect(sent).toEqual([{ path, fields: { ...fields, early: '' }, keepalive: true }])
  const button = document.querySelector('button')
  expect(button?.dataset.tapped).toBeUndefined()
})

it('what was sent is not played when the page is shown again and its code comes', async () => {
  open('<button data-heart="7">')
  tap('button')
  leave()
  const heard = vi.fn()
  document.querySelector('button')?.addEventListener('click', heard)
  document.documentElement.dataset.hearts = ''
  await vi.advanceTimersByTimeAsync(5_000)
  expect(heard).not.toHaveBeenCalled()
  delete document.documentElement.dataset.hearts
})

it('what was played is not sent', async () => {
  open('<button data-heart="7">')
  const heard = vi.fn()
  document.querySelector('button')?.addEventListener('click', heard)
  tap('button')
  document.documentElement.dataset.hearts = ''
  await vi.advanceTimersByTimeAsync(5_000)
  expect(heard).toHaveBeenCalledOnce()
  leave()
  expect(sent).toEqual([])
  delete document.documentElement.dataset.hearts
})

it('a tap is sent when its button goes because a link was followed within the page', async () => {
  open('<button data-heart="7">')
  tap('button')
  document.body.innerHTML = ''
  await vi.advanceTimersByTimeAsync(1_000)
  leave()
  expect(sent).toHaveLength(1)
})

it('a level of the menu that was tapped is nothing to send', () => {
  open('<button data-opens="1">')
  tap('button')
  leave()
  expect(sent).toEqual([])
})
