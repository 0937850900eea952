/** Marks, by a name, a list of links between versions of one page: its colours. */
const attribute = 'data-keeps-place'

const shownList = (name: string) =>
  [...document.querySelectorAll(`[${attribute}="${name}"]`)].find((list) =>
    // The router keeps the page before, hidden.
    list.checkVisibility(),
  )

const topOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? 0

/** Where a list stands, without what a stuck column adds: its height, which decides on that, is not known at once. */
function unstuckTopOf(list: Element): number {
  const column = list.closest('.product-purchase')
  return topOf(list) - topOf(column) + topOf(column?.parentElement)
}

/**
 * The place of the list of a followed link, which the next page keeps, so that a visitor who compares stays where they
 * look. Undefined for a link outside of such a list, which leads to the start of its page.
 */
export function placeOf(link: Element) {
  const list = link.closest(`[${attribute}]`)
  const name = list?.getAttribute(attribute)
  if (!list || !name) return undefined
  const top = unstuckTopOf(list)
  return {
    /** Scrolls until the list stands where it stood. False if the page has no such list. */
    scroll(): boolean {
      const shown = shownList(name)
      if (shown) window.scrollBy({ top: unstuckTopOf(shown) - top, behavior: 'instant' })
      return shown !== undefined
    },
    /** Focuses the entry of the page that is shown. False if there is none. */
    focus(): boolean {
      const current = shownList(name)?.querySelector<HTMLElement>('[aria-current="page"]')
      current?.focus({ preventScroll: true })
      return current != null
    },
  }
}

export type Place = ReturnType<typeof placeOf>
