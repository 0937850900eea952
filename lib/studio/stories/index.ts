/** The stories of the Studio: the tree, the search, and what is done with a story as a whole. */
export {
  addressQuery,
  changeBody,
  createBody,
  factsQuery,
  leavingQuery,
  listQuery,
  named,
  openQuery,
  shownQuery,
  storyId,
} from './bodies'
export { change, publish, remove, unpublish } from './change'
export { readConsequences } from './consequences'
export { create } from './create'
export { editAnswer, refusalOf, type StoryEdit, slugProblem } from './edit-result'
export { type FactsCheck, factsOf, readFacts } from './facts'
export { findStories } from './find-stories'
export { readGoesOn } from './goes-on'
export { type Hindrance, hindranceOf } from './hindrance'
export { askedOf, filterOf, orderOf } from './list-filter'
export { withMarks } from './list-marks'
export { marketName } from './market-name'
export { mayGoOn } from './may-go-on'
export { storiesText } from './messages'
export { mostAtOnce } from './most-found'
export { noteNotShown, shownJobName } from './note-not-shown'
export { readOrigins } from './origins'
export { atPage, presentAt } from './present'
export type { PublicationFacts, ToldFinding } from './publication-facts'
export { reachOfPublishing } from './reach'
export {
  type Deletion,
  type OpenStoryRow,
  readDeletion,
  readFolder,
  readFolders,
  readFoldersAround,
  readOpenStory,
  readRecent,
  readStages,
  readTags,
  readWaiting,
  readWriters,
  type StoryList,
} from './read'
export { readAddress } from './read-address'
export { readReferences } from './read-references'
export { RecentStories } from './recent-stories'
export { redirectsEnded } from './redirects-here'
export { findNotShown, type NotShown } from './shown'
export { shownAddress } from './shown-address'
export { StoriesScreen } from './stories-screen.client'
export type { StoryRow } from './story-row'
export { type StoryState, stateOf } from './story-state'
export { storyTypes } from './story-types'
export { withoutSigns } from './typed-slug'
export { untranslatedOf } from './untranslated'
