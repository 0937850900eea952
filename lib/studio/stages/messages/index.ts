import { studioTexts } from '@/lib/studio/i18n'
import de from './de.json'
import en from './en.json'
import fr from './fr.json'

/** The texts of stages and workflows. */
export const stagesText = studioTexts({ de, fr, en })
