const popovers = '[popover="auto"]:popover-open, [popover=""]:popover-open'

/** Closes menus and dialogs over the page, the topmost first, so that each returns the focus. */
export function closeOverlays(): void {
  for (const popover of document.querySelectorAll<HTMLElement>(popovers)) popover.hidePopover()
  for (const dialog of [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].reverse())
    dialog.close()
}

/** The element that the address' fragment names. */
export function anchorOf({ hash }: Location): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Opens closed `details` around an element, as browsers do on loading a page with a fragment. */
export function openAncestors(anchor: HTMLElement | null): void {
  for (let at = anchor?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true
}

/** Scrolls to the top or to the fragment's element, without the smooth scrolling of links within a page. */
export function scrollToStart(): void {
  const anchor = anchorOf(window.location)
  openAncestors(anchor)
  const arrive = () => {
    // Elements hidden behind a tab or in a dialog are revealed later.
    if (anchor?.checkVisibility()) anchor.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: 0, behavior: 'instant' })
  }
  arrive()
  // The page before may still have been on its way to what had the focus; that ends with a frame of this page.
  requestAnimationFrame(() => requestAnimationFrame(arrive))
}

/** Moves the keyboard's starting point to the top of the page or the fragment's element, as after a full load. */
export function moveFocusToStart(): void {
  moveFocusTo(anchorOf(window.location) ?? document.body)
}

/** Moves the keyboard's starting point to an element, focusable or not. */
export function moveFocusTo(start: HTMLElement): void {
  const isFocusable = start.tabIndex >= 0 || start.hasAttribute('tabindex')
  if (!isFocusable) start.tabIndex = -1
  start.focus({ preventScroll: true })
  if (!isFocusable) start.removeAttribute('tabindex')
}
