import { onLayersChange, openDialogs } from '@/lib/storefront/design/ui/client'
import { isBetweenLayers, isElsewhere, isGivenUp, layerDepth, lookAtEntry, stateAtDepth } from './layer-entry'

/** Texts that an area of a picture opens. The menu of wide screens is a part of their header, not a layer. */
const popovers = '[popover][role="dialog"]:popover-open'
const suggestions = '.suggestions:not([hidden])'

/** If the browser does not go where it was sent within this time, it is not waited for any longer. */
const longestWayMs = 1_000

/** What closes each of the layers that are open, the topmost last. */
const openLayers = (): (() => void)[] => [
  ...openDialogs().map((dialog) => () => dialog.close()),
  ...[...document.querySelectorAll<HTMLElement>(popovers)].map((popover) => () => popover.hidePopover()),
  // The list belongs to the field that has the focus.
  ...[...document.querySelectorAll(suggestions)].map(
    () => () => (document.activeElement as HTMLElement).blur(),
  ),
]

/** Set while the browser goes back from the entries of layers that were closed: the place that the page stays at. */
let staysAt: number | undefined
let settling: ReturnType<typeof setTimeout> | undefined

/** Gives each open layer an entry, and takes those away whose layers were closed otherwise than by Back. */
function settle(): void {
  if (staysAt !== undefined || isGivenUp()) return
  const open = openLayers().length
  while (layerDepth() < open) window.history.pushState(stateAtDepth(layerDepth() + 1), '')
  if (layerDepth() === open) return
  staysAt = window.scrollY
  window.history.go(open - layerDepth())
  setTimeout(() => {
    staysAt = undefined
  }, longestWayMs)
}

function settleSoon(): void {
  clearTimeout(settling)
  // A layer of a page that is replaced is closed and opened in one go.
  settling = setTimeout(settle)
}

/** The browser scrolls to where an entry was left, which may be another place than that of the closed layer. */
function stay(top: number | undefined): void {
  if (top === undefined) return
  const scroll = () => window.scrollTo({ top, behavior: 'instant' })
  scroll()
  requestAnimationFrame(scroll)
}

/** Back, and what the browser does when it was sent back. */
function turn(): void {
  const isWithin = isBetweenLayers()
  lookAtEntry()
  const top = staysAt
  staysAt = undefined
  if (isWithin) {
    // Where it was sent back, its layers are closed, and others may have been opened meanwhile.
    if (top === undefined) for (const close of openLayers().slice(layerDepth()).reverse()) close()
    stay(top)
  }
  settleSoon()
}

/** Sees where the router and others go. The history tells of no new entry itself. */
function watchEntries(): void {
  const { history } = window
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history)
    history[name] = (...given) => {
      original(...given)
      // The router writes its part again into an entry to which Back has led, before that was heard of here.
      if (name === 'pushState' || isElsewhere() || isGivenUp()) lookAtEntry()
    }
  }
}

let isWatching = false

/**
 * From now on Back closes what lies over a page, the topmost first, and the page stays where it is. Once per document, and
 * not in the frame of an editor, whose history is that of the window around it.
 */
export function watchLayers(): void {
  if (isWatching || window.top !== window) return
  isWatching = true
  lookAtEntry()
  watchEntries()
  window.addEventListener('popstate', turn)
  window.addEventListener('pageshow', () => {
    // A document that is shown again waits for no page.
    lookAtEntry()
    settleSoon()
  })
  document.addEventListener('toggle', settleSoon, { capture: true })
  onLayersChange(settleSoon)
  settleSoon()
}
