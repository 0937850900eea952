import { studioTexts } from '@/lib/studio/i18n'
import de from './de.json'
import en from './en.json'
import fr from './fr.json'

/** The words in the frame that speak to the person, and not to shoppers. */
export const frameText = studioTexts({ de, fr, en })
