/** Marks, by a name, a list of links between versions of one page: its colours. */
const attribute = 'data-keeps-place'

let kept: { name: string; top: number } | undefined

const shownList = (name: string) =>
  [...document.querySelectorAll<HTMLElement>(`[${attribute}="${CSS.escape(name)}"]`)].find((list) =>
    // The router keeps the page before, hidden.
    list.checkVisibility(),
  )

/** The next page keeps the place of the list of a followed link, so that a visitor who compares stays where they look. */
export const keptPlace = {
  /** Called for every link: one outside of such a list leads to the start of its page. */
  note(link: Element): void {
    const list = link.closest<HTMLElement>(`[${attribute}]`)
    const name = list?.getAttribute(attribute)
    kept = list && name ? { name, top: list.getBoundingClientRect().top } : undefined
  },
  forget(): void {
    kept = undefined
  },
  isSet: (): boolean => kept !== undefined,
  /** Scrolls until the list stands where it stood. False if the page has no such list. */
  scroll(): boolean {
    const list = kept && shownList(kept.name)
    if (!kept || !list) return false
    window.scrollBy({ top: list.getBoundingClientRect().top - kept.top, behavior: 'instant' })
    return true
  },
  /** Focuses the entry of the page that is shown. False if there is none. */
  focus(): boolean {
    const current = kept && shownList(kept.name)?.querySelector<HTMLElement>('[aria-current="page"]')
    current?.focus({ preventScroll: true })
    return current != null
  },
}
