import { studioTexts } from '@/lib/studio/i18n'
import de from './de.json'
import en from './en.json'
import fr from './fr.json'

/** The texts of the frame and of what all screens share. */
export const uiText = studioTexts({ de, fr, en })
