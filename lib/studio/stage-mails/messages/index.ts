import { studioTexts } from '@/lib/studio/i18n'
import de from './de.json'
import en from './en.json'
import fr from './fr.json'

/** The texts of the mails about pages that were given to people. */
export const stageMailText = studioTexts({ de, fr, en })
