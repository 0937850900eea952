/** The editor of a story in the Studio. */
export { StoryEditor } from './editor.client'
export { toldFindings } from './told-findings'
