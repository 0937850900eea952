import { studioTexts } from '@/lib/studio/i18n'
import de from './de.json'
import en from './en.json'
import fr from './fr.json'

/** The texts of the comments, of their list on the start page and of the mail. */
export const commentsText = studioTexts({ de, fr, en })
