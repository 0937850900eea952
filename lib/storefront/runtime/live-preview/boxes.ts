const withoutBox = '.contents[data-blok-uid]'

/**
 * Gives blocks without an element of their own the box of what they contain: the bridge draws its frames around the box
 * of the marked element, and scrolls to it.
 */
export function giveBoxes(page: Document): void {
  for (const element of page.querySelectorAll(withoutBox)) {
    if (Object.hasOwn(element, 'getBoundingClientRect')) continue
    element.getBoundingClientRect = () => {
      const range = page.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    }
    element.scrollIntoView = (options) => element.firstElementChild?.scrollIntoView(options)
  }
}
