/** The editor of a story in the Studio. */
export { StoryEditor } from './editor.client'
export { KeptWorkNotice } from './lost-work/kept-work-notice.client'
export { LostWork } from './lost-work/lost-work.client'
export { toldFindings } from './told-findings'
