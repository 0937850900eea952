/** What a page in an editor’s frame says to its editor, and not to shoppers. */
export { type EditorText, editorLocale, editorText } from './editor-text'
