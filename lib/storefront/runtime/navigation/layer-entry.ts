/**
 * What lies over a page has an entry of the browser's history for itself, so that Back closes it. The number of such entries
 * above that of the page stands in their state.
 */
type LayerState = { layers?: number } | null

/** How many entries of layers stand above the page's own, up to the present one. */
export const layerDepth = (): number => (window.history.state as LayerState)?.layers ?? 0

/** The state of the present entry as that of another depth. The router's own part stays. */
export const stateAtDepth = (layers: number): object => ({
  ...(window.history.state as object | null),
  layers: layers || undefined,
})

/** The entry that is shown, as it was last looked at. */
let shown = { href: '', depth: 0 }

/** Set from a link in a layer until its page, or another entry, is there. */
let givenUp = false

/** Whether the entry that is shown waits for a page that takes its place. It is no layer's any more. */
export const isGivenUp = (): boolean => givenUp

export function lookAtEntry(): void {
  givenUp = false
  shown = { href: window.location.href, depth: layerDepth() }
}

/** Whether the address has changed since. */
export const isElsewhere = (): boolean => window.location.href !== shown.href

/** Whether Back or Forward leads from one layer of a page to another, or to the page itself. */
export const isBetweenLayers = (): boolean => !isElsewhere() && layerDepth() !== shown.depth

/**
 * How a link is followed: on the entry of a layer its page takes the place of that entry, so that Back leads from there to the
 * page below the layer. The entry loses its mark at once, as the layer may close before the next page is there; a further
 * link until then takes the same place.
 */
export function wayOn(): 'push' | 'replace' {
  if (givenUp) return 'replace'
  if (layerDepth() === 0) return 'push'
  window.history.replaceState(stateAtDepth(0), '')
  lookAtEntry()
  givenUp = true
  return 'replace'
}
