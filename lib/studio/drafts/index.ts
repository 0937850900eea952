/** The drafts of stories: reading, saving on top of a known version, and what the schemas find wrong with them. */
export { keepReadBy, readDraft, type StoryDraft } from './draft'
export { allFindingsOf, type DraftFinding, findingsOf } from './findings'
export { draftInput, idOf, seenDraft, seenMark } from './input'
export { saveDraft } from './save-draft'
export { findVersion, historyOf, historyQuery, type StoryHistory, type StoryVersion } from './versions'
