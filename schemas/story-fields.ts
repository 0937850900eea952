import { sharedSectionBlock } from './blocks/shared-section'
import { type BlockDefinition, storyFieldsOf } from './content'

/** Every block with such a field; a test names one that is missing. Bundled code cannot read the folder of blocks. */
const blocks: readonly BlockDefinition[] = [sharedSectionBlock]

/** The fields that reference stories, `component.field`. */
export const storyFields: readonly string[] = blocks.flatMap(storyFieldsOf)
