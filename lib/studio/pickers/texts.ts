import { studioTexts } from '@/lib/studio/i18n'
import de from './messages/de.json'
import en from './messages/en.json'
import fr from './messages/fr.json'

export const pickersText = studioTexts({ de, fr, en })
