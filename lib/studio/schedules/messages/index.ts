import { studioTexts } from '@/lib/studio/i18n'
import de from './de.json'
import en from './en.json'
import fr from './fr.json'

/** The texts of plans that are on hold. */
export const schedulesText = studioTexts({ de, fr, en })
