import { useLanguage } from '@/lib/studio/i18n/client'
import { type EditorText, editorText } from './editor-text'

export type { EditorText }

export const useText = (): EditorText => editorText(useLanguage())
