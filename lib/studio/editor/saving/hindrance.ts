import type { SaveState } from './states'

/** What hinders saving, as the key of its words; undefined while nothing does. */
export const hindranceOf = (state: SaveState) => {
  if (state.kind === 'refused') return state.reason
  return state.kind === 'offline' || state.kind === 'unavailable' ? state.kind : undefined
}
