export {
  type Autosave,
  createAutosave,
  type SaveAnswer,
  type Saved,
  type SaveState,
  type Theirs,
} from './autosave'
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
export { helpsToRetry, isLoggedOut, isPassing, refusalOf } from './refusals'
export { claimTab, openTabs } from './tabs'
export { type FoundWork, unsavedWork, type WorkStore } from './unsaved'
