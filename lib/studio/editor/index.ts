/** The editor of a story in the Studio. */
export { StoryEditor } from './editor.client'
export { LostWork, LostWorkNotice } from './lost-work/lost-work.client'
export { toldFindings } from './told-findings'
