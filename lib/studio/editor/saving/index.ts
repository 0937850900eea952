export {
  type Autosave,
  createAutosave,
  type SaveAnswer,
  type Saved,
  type SaveState,
  type Theirs,
} from './autosave'
export { claimTab, openTabs } from './tabs'
export { keepUnsaved, type Unsaved, unsavedWork } from './unsaved'
