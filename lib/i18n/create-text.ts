import { createTranslator } from 'use-intl/core'
import type { Language } from '@/lib/markets'
import de from './messages/de.json'
import fr from './messages/fr.json'
import nl from './messages/nl.json'

const messages: Record<Language, typeof de> = { de, fr, nl }

/** The texts of a language as a function from key and values to words. ICU MessageFormat. */
export function createText(language: Language) {
  return createTranslator({ locale: language, messages: messages[language] })
}

export type Text = ReturnType<typeof createText>
