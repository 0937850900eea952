import { useEffect, useState } from 'react'
import { readKept, writeKept } from '@/lib/studio/kept'
import { type PaneState, readPanes, type SidePane, usualPanes, within } from './pane-sizes'

const name = 'studio-panes'

/** How wide the panes of the editor are and which are folded, kept for the person. */
export function usePanes() {
  const [state, setState] = useState<PaneState>(usualPanes)
  useEffect(() => setState(readPanes(readKept(name))), [])
  const change = (next: PaneState) => {
    setState(next)
    writeKept(name, JSON.stringify(next))
  }
  return {
    state,
    isFolded: (pane: SidePane) => state.folded.includes(pane),
    fold: (pane: SidePane, isFolded: boolean) =>
      change({
        ...state,
        folded: [...state.folded.filter((each) => each !== pane), ...(isFolded ? [pane] : [])],
      }),
    /** Unset: as wide as usual. */
    resize: (pane: SidePane, size: number | undefined) => {
      const { [pane]: _, ...others } = state.size
      change({ ...state, size: size === undefined ? others : { ...others, [pane]: within(pane, size) } })
    },
  }
}

export type Panes = ReturnType<typeof usePanes>
