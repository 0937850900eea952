/**
 * The embedded content service: Storyblok's Content Delivery API v2 over PostgreSQL, the part of its Management API
 * that editing needs, and the webhooks that notify the storefront of a publish.
 */
export {
  exportSpace,
  type FetchFile,
  hasStories,
  importArchive,
  leftLines,
  openFolder,
  printable,
  readArchive,
  readdressedLines,
  spaceOfArchive,
  withFetchedFiles,
  writeArchive,
} from './archive'
export {
  type AssetChange,
  type AssetRow,
  addressOf,
  assetOfKey,
  createAsset,
  createAssetFolder,
  deleteAsset,
  deleteAssetFolder,
  findAsset,
  findAssetByKey,
  findAssetUses,
  hasFolder,
  listAssetFolders,
  listAssets,
  lockAsset,
  pruneUploads,
  renewAssets,
  replaceFile,
  storedName,
  updateAsset,
  updateAssetFolder,
  versionedAddress,
  versionOf,
} from './assets'
export { haveWords, wordPatterns } from './contains-words'
export { deliverPendingWebhooks } from './deliver-webhooks'
export { handleDelivery } from './delivery/handle'
export { listDeparted } from './departed'
export {
  addComment,
  type Comment,
  countOpen,
  countUnread,
  type Discussed,
  deleteComment,
  discussionsMark,
  editComment,
  findDiscussion,
  findMentioning,
  listDiscussions,
  listInvolving,
  longestMessage,
  longestQuote,
  type Mention,
  type MessagePart,
  mentionedIn,
  mentionMessage,
  messageParts,
  messageText,
  noteRead,
  placeOf,
  plainText,
  setSolved,
  startDiscussion,
  type Thread,
} from './discussions'
export { webhookKind, webhooksJobName } from './enqueue-webhooks'
export { importSpace, type SeedStory } from './import-space'
export { contentFetch, createContentFetch } from './in-process-fetch'
export { deleteToken, deleteTokensOf, listTokens } from './manage-tokens'
export { takeUpload } from './management/asset-upload'
export { type CampaignStory, listCampaignStories } from './management/campaign-stories'
export {
  addressTaker,
  isHiddenByAnother,
  type Taker,
  translatedAddressRefusal,
} from './management/check-address'
export { listPublishedPlaces, listStoryIds, readConnected } from './management/connected'
export { copyContent } from './management/copy-content'
export {
  binDays,
  findDeleted,
  listDeleted,
  pruneDeleted,
  purgeDeleted,
} from './management/deleted-stories'
export { createStory, deleteStory, updateStory } from './management/edit-stories'
export type { Edited } from './management/editing'
export { examineAddress } from './management/examine-address'
export {
  type FoundStory,
  findNamesAt,
  findStories,
  findTargets,
  findUsedFiles,
} from './management/find-stories'
export { listFrameLinks } from './management/frame-links'
export { handleManagement } from './management/handle'
export { findHistoryEntry, type HistoryEntry, listHistory } from './management/history'
export { holdPlanned, holdPlansOf, listHeld, takeOverPlanned } from './management/holds'
export { addressesOfPage, pagesPublishedAt } from './management/page-addresses'
export {
  findPlannable,
  hasPlanned,
  type PinnedVersion,
  pinDraft,
} from './management/pinned-versions'
export { leadOn } from './management/record-redirects'
export {
  findReferencesToEach,
  listFirstContents,
  listGroupStories,
  listVersionsOf,
} from './management/references'
export {
  changeRelease,
  createRelease,
  deleteRelease,
  dropFromRelease,
  findRelease,
  listReleaseStories,
  listReleases,
  listReleasesHolding,
  listReleaseVersions,
  lockDueRelease,
  lockRelease,
  noteReleased,
  type Release,
  type ReleaseStory,
  takeIntoRelease,
  takeOverRelease,
} from './management/releases'
export { restoreDeleted } from './management/restore-deleted'
export {
  listAuthorsSince,
  readDraftSave,
  readDraftVersion,
  readLatestPublications,
  readUnpublishedAuthors,
  saveDraftVersion,
} from './management/save-draft'
export {
  listPlanned,
  listPlannedOf,
  nextPlannedAt,
  type PlannedAction,
  type PlannedStory,
  plannedJobName,
  readPlanned,
  takeDuePlanned,
  writePlanned,
} from './management/schedules'
export {
  countFiltered,
  type FoundRow,
  listStoryTags,
  listWriters,
  searchStories,
  type TreeFilter,
} from './management/search-stories'
export {
  findReadVersion,
  findSeenVersion,
  isDraftAsSeen,
  keepRead,
  readSeen,
  type SeenDraft,
  type SeenFiles,
} from './management/seen-draft'
export { publishVersion, setPublished } from './management/set-published'
export { countShownPages, listShowing, listShown, type ShownStory } from './management/showing'
export { findStory, fullSlugIn, type Story, slugOwner } from './management/story-tree'
export {
  type AlternateStory,
  ensureLanguages,
  folderOfNeighbours,
  listAlternates,
  listConnectable,
  renewStories,
} from './management/translations'
export type { TreeOrder } from './management/tree-order'
export {
  countStories,
  type FolderName,
  findReferences,
  findTreeRow,
  findTreeRows,
  hasPublished,
  listFolder,
  listFolders,
  type TreeRow,
} from './management/tree-rows'
export {
  listUndone,
  lockPublished,
  noteFormer,
  noteUndone,
  type UndoneStory,
  undoStory,
} from './management/undo-release'
export { renewShop } from './renew-shop'
export { ensureSpace, lockSpace } from './space'
export { stableUuid, storyUuid } from './story-uuid'
export { exchangeStories, findImported, type ImportedStory } from './take-out'
export { concealTokens, createToken, tokenKinds } from './tokens'
export { visitLimit, walkObjects } from './walk'
export {
  type Assignment,
  assignedMessage,
  changeStage,
  countInStages,
  createStage,
  createWorkflow,
  deleteStage,
  deleteWorkflow,
  listAssigned,
  listStageChanges,
  listWorkflows,
  type Stage,
  type StageBar,
  type StageOfStory,
  type StageRefusal,
  stageBar,
  stageOf,
  stagesOf,
  updateStage,
  updateWorkflow,
  waitingInRelease,
  waitsIn,
} from './workflow'
