import { studioTexts } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import de from './messages/de.json'
import en from './messages/en.json'
import fr from './messages/fr.json'

export const editorText = studioTexts({ de, fr, en })
export type EditorText = ReturnType<typeof editorText>

export const useText = (): EditorText => editorText(useLanguage())
