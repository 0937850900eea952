/** A story while it is edited: its blocks, what can be done with them, undo, merge and clipboard. Pure functions. */
export { type Blok, isBlok, isObject, valueAt } from './blok'
export { type ClipboardFault, fromClipboard, toClipboard } from './clipboard'
export { countDifferences, type Difference, differencesOf } from './differences'
export {
  change,
  endStep,
  type History,
  rebase,
  redo,
  type Snapshot,
  select,
  startHistory,
  undo,
} from './history'
export {
  componentsWithRoom,
  fitTogether,
  listsOf,
  placeBeside,
  usualWhere,
  type Where,
} from './lists'
export { allBloks, countBloks, isWithin, locate, type Place, placeOf } from './locate'
export { type Choices, type Conflict, type Merged, mergeStories, type Side } from './merge'
export { duplicateBlok, emptyBlok, insertBloks, moveBlok, removeBlok, setField } from './operations'
export { withoutControls } from './plain-text'
export { isSame } from './same'
export { newUid, withNewUids, withUniqueUids } from './uids'
