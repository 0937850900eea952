export {
  type Autosave,
  createAutosave,
  type SaveAnswer,
  type Saved,
  type SaveState,
  type Theirs,
} from './autosave'
export { createKeptWork, type KeptWork } from './kept-work'
export { isPassing, refusalOf, refusals } from './refusals'
export { claimTab, openTabs } from './tabs'
export { unsavedWork, type WorkStore } from './unsaved'
