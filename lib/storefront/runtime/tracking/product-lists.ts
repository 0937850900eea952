import { shownText } from '@/lib/storefront/design/hyphens/client'
import type { TrackedItem, TrackingEvent } from '@/schemas/tracking'
import { onPartsChange } from './on-page-change'

type Push = (event: TrackingEvent) => void

const tileSelector = 'article.tile'

/** The market's currency, which the language of the page tells. */
const currencyOf = () => (document.documentElement.lang.endsWith('-CH') ? 'CHF' : 'EUR')

const textOf = (element: Element | null | undefined) => shownText(element).trim() || undefined

/** The name that a list has for readers; else that of its section, or of the page. Drawers in it have names of their own. */
function listNameOf(list: Element): string | undefined {
  const headings = [...(list.closest('section')?.querySelectorAll('h1, h2, h3') ?? [])]
  const heading = headings.find((each) => !each.closest(`dialog, ${tileSelector}`))
  return list.getAttribute('aria-label') || (textOf(heading) ?? textOf(document.querySelector('h1')))
}

/** Without the subbrand that may follow it. */
const brandOf = (tile: Element) => {
  const shown = tile.querySelector('.tile-brand')
  return textOf(shown?.firstElementChild ?? shown)
}

/** How many products the pages before this one of a listing have. */
const placesBefore = (list: Element) => Number((list as HTMLElement).dataset.before ?? 0)

/** The product of a tile, from what the tile shows. */
function itemOfTile(tile: Element, list: Element): TrackedItem | undefined {
  const link = tile.querySelector<HTMLAnchorElement>('a.tile-link')
  const id = link && /-([^-/]+)\/$/.exec(decodeURIComponent(link.pathname))?.[1]
  if (!id) return undefined
  const price = Number((tile as HTMLElement).dataset.price)
  const name = textOf(link)
  const brand = brandOf(tile)
  const listName = listNameOf(list)
  return {
    item_id: id,
    ...(name && { item_name: name }),
    ...(brand && { item_brand: brand }),
    ...(price > 0 && { price: price / 100 }),
    index: placesBefore(list) + [...list.querySelectorAll(tileSelector)].indexOf(tile) + 1,
    ...(listName && { item_list_name: listName }),
  }
}

const listOf = (tile: Element) => tile.closest('ul, ol') ?? tile.parentElement

/** Tracks lists of products that come into view, each once, and the products that are chosen from them. */
export function watchProductLists(push: Push): void {
  const seen = new WeakSet<Element>()
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      inView.unobserve(target)
      const items = [...target.querySelectorAll(tileSelector)].flatMap(
        (tile) => itemOfTile(tile, target) ?? [],
      )
      if (items.length > 0) push({ event: 'frontend_view_item_list', currency: currencyOf(), items })
    }
  })
  const look = () => {
    for (const tile of document.querySelectorAll(tileSelector)) {
      const list = listOf(tile)
      if (!list || seen.has(list)) continue
      seen.add(list)
      inView.observe(list)
    }
  }
  onPartsChange(look)
  look()
  document.addEventListener(
    'click',
    ({ target }) => {
      const tile =
        target instanceof Element ? target.closest('a.tile-link')?.closest(tileSelector) : undefined
      const list = tile && listOf(tile)
      const item = tile && list ? itemOfTile(tile, list) : undefined
      if (item) push({ event: 'frontend_select_item', currency: currencyOf(), items: [item] })
    },
    { capture: true },
  )
}
