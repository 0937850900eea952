export { type Autosave, createAutosave } from './autosave'
export { hindranceOf } from './hindrance'
export { createKeptWork, type KeptWork } from './kept-work'
export { forNewest } from './newest'
export {
  type KnownStory,
  type OtherChange,
  otherChanges,
  type SeenStory,
  withChanges,
} from './other-changes'
export { leavingMs, putBackOn } from './put-back'
export { helpsToRetry, isLoggedOut, isOfLogin, isOfNobody, isPassing, refusalOf } from './refusals'
export type { MadeBy, Refused, SaveAnswer, Saved, SaveState, Theirs } from './states'
export { claimTab, openTabs } from './tabs'
export { type FoundWork, unsavedWork, type WorkStore } from './unsaved'
