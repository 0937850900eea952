/** The editor of a story in the Studio. */
export { StoryEditor, type StoryEditorProps } from './editor.client'
