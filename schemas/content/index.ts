/** Content primitives: what the content service sends, read leniently and typed strictly. */
export { type Asset, asset, fitsAsset, requiredAsset } from './asset'
export { type AssetAddress, readAssetAddress } from './asset-address'
export { type BlockDefinition, type BlockGroup, type ContentOf, defineBlock } from './block'
export { asList, bloks, deepestBlock, items, type RawBlok, toRawBloks } from './bloks'
export { type ContentFault, contentFault, storyContent } from './content-fault'
export { draftingNotesRefusal, firstDraftingNote, hasDraftingNotes, isDraftingNote } from './drafting-notes'
export {
  type AssetHolds,
  boolean,
  conditionsOf,
  datetime,
  type FieldCondition,
  type FieldHints,
  type FieldType,
  hintsOf,
  number,
  option,
  type Picks,
  requiredText,
  requiredTextarea,
  strictText,
  text,
  textarea,
  withHints,
} from './field'
export { fileAddressIn, withFileAddress } from './file-address'
export { imageExtensions, isImageSource, isStoryblokImage } from './image-source'
export { type ContentLink, link, toContentLink } from './link'
export { collectIssues, type ParseNote } from './report'
export {
  deepestNode,
  mostMarks,
  type RichTextDocument,
  type RichTextNode,
  requiredRichText,
  richText,
  toRichText,
} from './rich-text'
export {
  asReferences,
  referencedUuid,
  type StoryReference,
  stories,
  storyFieldsOf,
} from './stories'
export { isTablePart, type TableContent, table } from './table'
