/** The panes beside the page. Sizes are in rem; `usual` is what nobody has chosen, and shrinks on small screens. */
export const sidePanes = {
  structure: { least: 12, most: 36, usual: 18, usualShare: 24 },
  form: { least: 16, most: 48, usual: 24, usualShare: 30 },
} as const
export type SidePane = keyof typeof sidePanes

export type PaneState = {
  /** Unset: the usual one. */
  size: Partial<Record<SidePane, number>>
  folded: readonly SidePane[]
}

export const usualPanes: PaneState = { size: {}, folded: [] }

/** A chosen pane takes at most this share of the window, in per cent: the page keeps most of it. */
const mostShare = 37

export const within = (pane: SidePane, size: number): number =>
  Math.min(Math.max(Math.round(size * 4) / 4, sidePanes[pane].least), sidePanes[pane].most)

const names = Object.keys(sidePanes) as SidePane[]

/** What was kept; anything else is the usual state. */
export function readPanes(text: string | null): PaneState {
  try {
    const { size = {}, folded = [] } = JSON.parse(text ?? '{}') as {
      size?: Record<string, unknown>
      folded?: unknown[]
    }
    const sizes = names.flatMap((pane) => {
      const kept = size[pane]
      return typeof kept === 'number' && Number.isFinite(kept) ? [[pane, within(pane, kept)]] : []
    })
    return { size: Object.fromEntries(sizes), folded: names.filter((pane) => folded.includes(pane)) }
  } catch {
    return usualPanes
  }
}

/** How wide a pane is, in rem, at most by its share of the window, in per cent. */
function boundsOf(pane: SidePane, { size }: PaneState) {
  const { usual, usualShare } = sidePanes[pane]
  const chosen = size[pane]
  return chosen === undefined ? { rem: usual, share: usualShare } : { rem: chosen, share: mostShare }
}

/** The width of a pane in CSS. */
function widthOf(pane: SidePane, state: PaneState): string {
  const { rem, share } = boundsOf(pane, state)
  return `min(${rem}rem, ${share}vw)`
}

/** The width of a pane in rem in a window that is so many rem wide. */
export function sizeIn(pane: SidePane, state: PaneState, window: number): number {
  const { rem, share } = boundsOf(pane, state)
  return Math.min(rem, (window * share) / 100)
}

const page = 'minmax(0, 1fr)'

/**
 * The tracks of the editor's grid as CSS: with panes on both sides of the page, and `stack` with both of them in one
 * column before it.
 */
export function tracksOf(state: PaneState) {
  const open = names.filter((pane) => !state.folded.includes(pane))
  const isOpen = (pane: SidePane) => open.includes(pane)
  return {
    columns: [
      isOpen('structure') && widthOf('structure', state),
      page,
      isOpen('form') && widthOf('form', state),
    ]
      .filter(Boolean)
      .join(' '),
    stack: open.length > 0 ? `${widthOf('form', state)} ${page}` : page,
    rows: open.length > 1 ? 'minmax(0, 2fr) minmax(0, 3fr)' : page,
  }
}
