'use client'

import type { ReactNode } from 'react'
import { shownText } from '@/lib/storefront/design/hyphens/client'
import { callShop } from '@/lib/storefront/runtime/browser'
import type { ShownCard, TileCards } from '@/schemas/api/products'
import { TilePicture, TilePrice } from './tile-parts'

/** The markup of elements that need no code of the browser. */
export type RenderMarkup = (content: ReactNode) => string

/** The number at the end of a product's address. */
const numberIn = ({ pathname }: HTMLAnchorElement) => /-([^-/]+)\/$/.exec(decodeURIComponent(pathname))?.[1]

function changeLink(link: HTMLAnchorElement, { href, name, shownName = name, lang }: ShownCard): void {
  link.href = href
  if (shownText(link) !== name) link.textContent = shownName
  if (lang) link.lang = lang
  else link.removeAttribute('lang')
}

/** A new heart, because the state of hearts is shown on those that come. */
function changeHeart(heart: HTMLElement, card: ShownCard, nameBefore: string): void {
  const changed = heart.cloneNode(true) as HTMLElement
  changed.setAttribute('aria-label', changed.ariaLabel?.replace(nameBefore, () => card.name) ?? '')
  changed.dataset.heart = card.number
  if (card.hasChoice) delete changed.dataset.variant
  else changed.dataset.variant = card.variant
  heart.replaceWith(changed)
}

function change(
  tile: HTMLElement,
  card: ShownCard,
  { market, words }: TileCards['tile'],
  render: RenderMarkup,
): void {
  const [picture, named, priced] = tile.children
  const link = named?.querySelector('a')
  const heart = tile.querySelector<HTMLElement>('[data-heart]')
  if (heart) changeHeart(heart, card, shownText(link))
  if (link) changeLink(link, card)
  picture?.toggleAttribute('data-unavailable', !card.buyable)
  if (picture) picture.innerHTML = render(<TilePicture card={card} words={words} />)
  if (priced) priced.innerHTML = render(<TilePrice card={card} market={market} words={words} />)
  tile.dataset.price = String(card.price.withTax)
}

/** The last colour that was asked for in each tile: an earlier answer that comes later is not shown. */
const asked = new WeakMap<Element, HTMLAnchorElement>()

/** Shows the product of a swatch in its tile. One that cannot be loaded is followed like any link. */
export async function showColour(
  swatch: HTMLAnchorElement,
  locale: string,
  { follow, render }: { follow: () => void; render: RenderMarkup },
): Promise<void> {
  const tile = swatch.closest<HTMLElement>('.tile')
  const number = numberIn(swatch)
  if (!tile || !number) return follow()
  asked.set(tile, swatch)
  const query = new URLSearchParams({ locale, numbers: number })
  const answer = await callShop<TileCards>('GET', `/api/shop/products/?${query}`)
  if (asked.get(tile) !== swatch) return
  const card = answer.ok ? answer.body.items[0] : undefined
  if (!answer.ok || !card) return follow()
  change(tile, card, answer.body.tile, render)
  for (const other of swatch.parentElement?.children ?? [])
    if (other === swatch) other.setAttribute('aria-current', 'true')
    else other.removeAttribute('aria-current')
}
