import { createTranslator } from 'use-intl/core'
import { memoize } from '@/lib/platform/memory'
import type { Language } from '@/schemas'
import de from './messages/de.json'
import fr from './messages/fr.json'
import nl from './messages/nl.json'

const messages: Record<Language, typeof de> = { de, fr, nl }

const translate = (language: Language) => createTranslator({ locale: language, messages: messages[language] })

export type Text = ReturnType<typeof translate>

/**
 * The texts of a language as a function from key and values to words, in ICU MessageFormat. Memoized per language,
 * because it caches the messages that it has parsed and a page uses hundreds.
 */
export const createText: (language: Language) => Text = memoize((language) => language, translate)
