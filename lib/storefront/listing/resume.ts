import { openDialog } from '@/lib/storefront/ui/client'

/**
 * Where a visitor was in the controls of a listing when something of it was chosen. Between the plain page and its
 * filtered ones the router puts another page in the place of the old one: what was open and had the focus goes on there.
 */
type Position = {
  path: string
  at: number
  /** The control that had the focus. */
  focus: string | undefined
  open: string[]
  /** How far the open drawer was scrolled. */
  drawer: number | undefined
  /** How far the page was scrolled. */
  scrolled: number
  /** Another page of the results was asked for. */
  toResults: boolean
}

/** A page that comes later than this comes as a surprise: the visitor is elsewhere. */
const freshMs = 60_000

let left: Position | undefined

const controlOf = (element: Element | null) =>
  element?.closest<HTMLElement>('[data-control]')?.dataset.control

const drawerOf = (frame: Element) => frame.querySelector<HTMLDialogElement>('dialog')

/** Remembers where the visitor is, right before the next page is asked for. */
export function leave(frame: HTMLElement, path: string, toResults = false): void {
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

/** Goes on where the visitor was. False where nothing had been left. */
export function resume(frame: HTMLElement, path: string): boolean {
  const position = left
  left = undefined
  if (!position || position.path !== path || Date.now() - position.at > freshMs) return false
  const control = (name: string) => frame.querySelector<HTMLElement>(`[data-control="${CSS.escape(name)}"]`)
  for (const name of position.open) control(name)?.setAttribute('open', '')
  const drawer = drawerOf(frame)
  const reopens = drawer !== null && position.drawer !== undefined && !drawer.open
  if (reopens) {
    // Whoever closes it gets the focus back where it was opened.
    control('open')?.focus({ preventScroll: true })
    drawer.style.transitionDuration = '0s'
    openDialog(drawer.id)
    drawer.scrollTop = position.drawer ?? 0
    requestAnimationFrame(() => drawer.style.removeProperty('transition-duration'))
  }
  const results = control('results')
  // After the router, which goes to the top where it had expected another page than came, and before the next frame.
  queueMicrotask(() => {
    if (position.toResults) frame.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: position.scrolled, behavior: 'instant' })
  })
  if (position.toResults) {
    results?.focus({ preventScroll: true })
    return true
  }
  if (position.focus !== undefined && (reopens || !frame.contains(document.activeElement))) {
    const had = control(position.focus)
    const target = had?.matches('details') ? had.querySelector('summary') : had
    // A chip that was taken away cannot have the focus again; what it did stands in the results.
    ;(target ?? results)?.focus({ preventScroll: true })
  }
  return true
}
