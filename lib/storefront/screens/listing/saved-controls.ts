import { openDialog } from '@/lib/storefront/design/ui/client'

/**
 * The state of a listing's controls when a visitor changes a choice. Between the plain page and its filtered ones the
 * router replaces the whole page, so open controls, the focus and scroll positions have to be restored.
 */
type Position = {
  path: string
  at: number
  /** The control that had the focus. */
  focus: string | undefined
  open: string[]
  /** The scroll position of the open drawer. */
  drawer: number | undefined
  /** The scroll position of the page. */
  scrolled: number
  /** Set when another page of the results was requested. */
  toResults: boolean
}

/** If the page takes longer than this, the state is not restored. */
const freshMs = 60_000

let left: Position | undefined

const controlOf = (element: Element | null) =>
  element?.closest<HTMLElement>('[data-control]')?.dataset.control

const drawerOf = (frame: Element) => frame.querySelector<HTMLDialogElement>('dialog')

/** Stores the state right before the next page is requested. */
export function saveControls(frame: HTMLElement, path: string, toResults = false): void {
  const drawer = drawerOf(frame)
  left = {
    path,
    at: Date.now(),
    focus: frame.contains(document.activeElement) ? controlOf(document.activeElement) : undefined,
    open: [...frame.querySelectorAll('details[open]')].flatMap((details) => controlOf(details) ?? []),
    drawer: drawer?.open ? drawer.scrollTop : undefined,
    scrolled: window.scrollY,
    toResults,
  }
}

/** Restores the stored state. False if there is none. */
export function restoreControls(frame: HTMLElement, path: string): boolean {
  const position = left
  left = undefined
  if (!position || position.path !== path || Date.now() - position.at > freshMs) return false
  const control = (name: string) => frame.querySelector<HTMLElement>(`[data-control="${CSS.escape(name)}"]`)
  for (const name of position.open) control(name)?.setAttribute('open', '')
  const drawer = drawerOf(frame)
  const reopens = drawer !== null && position.drawer !== undefined && !drawer.open
  if (reopens) {
    // Closing the drawer then returns the focus to its button.
    control('open')?.focus({ preventScroll: true })
    drawer.style.transitionDuration = '0s'
    openDialog(drawer.id)
    drawer.scrollTop = position.drawer ?? 0
    requestAnimationFrame(() => drawer.style.removeProperty('transition-duration'))
  }
  const results = control('results')
  // Runs after the router, which scrolls to the top of a replaced page, and before the next frame.
  queueMicrotask(() => {
    // Within the list a place of its own means nothing any more: other products stand there.
    const top = frame.getBoundingClientRect().top + window.scrollY
    if (position.toResults || top < position.scrolled) frame.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: position.scrolled, behavior: 'instant' })
  })
  if (position.toResults) {
    results?.focus({ preventScroll: true })
    return true
  }
  if (position.focus !== undefined && (reopens || !frame.contains(document.activeElement))) {
    const had = control(position.focus)
    const target = had?.matches('details') ? had.querySelector('summary') : had
    // The control may be gone, such as the chip of a removed filter; then the results get the focus.
    ;(target ?? results)?.focus({ preventScroll: true })
  }
  return true
}
