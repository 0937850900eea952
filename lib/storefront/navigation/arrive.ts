const popovers = '[popover="auto"]:popover-open, [popover=""]:popover-open'

/** Closes what lies over the page: menus, and dialogs with the topmost first, so that each gives the focus back. */
export function closeOverlays(): void {
  for (const popover of document.querySelectorAll<HTMLElement>(popovers)) popover.hidePopover()
  for (const dialog of [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].reverse())
    dialog.close()
}

/** The place of the page that its address names. */
export function anchorOf({ hash }: Location): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** What is closed around the place opens, as it does when a browser loads a page with an anchor. */
export function openAround(anchor: HTMLElement | null): void {
  for (let at = anchor?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true
}

/** To the top, or to the place that the address names. At once: what glides is for moves within a page. */
export function scrollToStart(): void {
  const anchor = anchorOf(window.location)
  openAround(anchor)
  // What is hidden otherwise, behind a tab or in a dialog, is opened later.
  if (anchor?.checkVisibility()) anchor.scrollIntoView({ behavior: 'instant' })
  else window.scrollTo({ top: 0, behavior: 'instant' })
}

/** The keyboard goes on where the page begins, or at the place that its address names, as after a full load. */
export function continueAtStart(): void {
  continueAt(anchorOf(window.location) ?? document.body)
}

/** The keyboard goes on from an element, whether or not it can have the focus itself. */
export function continueAt(start: HTMLElement): void {
  const isFocusable = start.tabIndex >= 0 || start.hasAttribute('tabindex')
  if (!isFocusable) start.tabIndex = -1
  start.focus({ preventScroll: true })
  if (!isFocusable) start.removeAttribute('tabindex')
}
