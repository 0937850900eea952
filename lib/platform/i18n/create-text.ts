import { createTranslator } from 'use-intl/core'
import { memoize } from '@/lib/platform/memory'
import type { Language } from '@/schemas'
import belgianFrench from './messages/belgian/fr.json' with { type: 'json' }
import belgianDutch from './messages/belgian/nl.json' with { type: 'json' }
import de from './messages/de.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import nl from './messages/nl.json' with { type: 'json' }
import swissGerman from './messages/swiss/de.json' with { type: 'json' }
import swissFrench from './messages/swiss/fr.json' with { type: 'json' }
import { typeset } from './typography'

const messages: Record<Language, typeof de> = { de, fr, nl }

type Messages = { [name: string]: string | Messages }

/**
 * Messages that replace those of the language in one country; single words are in `regional-words.json`. In Switzerland no
 * law grants a withdrawal from purchases online: its messages are about the right to return goods that the shop grants by
 * contract.
 */
const ofCountry: Readonly<Record<string, Messages>> = {
  'de-CH': swissGerman,
  'fr-BE': belgianFrench,
  'fr-CH': swissFrench,
  'nl-BE': belgianDutch,
}

/** The messages with the others in place of those of the same name. */
const replaced = (messages: Messages, others: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([name, own]) => {
      const other = others[name]
      if (other === undefined) return [name, own]
      return [name, typeof own === 'string' || typeof other === 'string' ? other : replaced(own, other)]
    }),
  )

const messagesOf = (language: Language, iso: string) =>
  replaced(messages[language], ofCountry[iso] ?? {}) as typeof de

/** Messages as a market writes them. */
export function typesetAll<T>(value: T, iso: string): T {
  if (typeof value === 'string') return typeset(value, { iso }) as T
  const entries = Object.entries(value as object).map(([key, inner]) => [key, typesetAll(inner, iso)])
  return Object.fromEntries(entries) as T
}

const translate = (language: Language, iso: string) =>
  createTranslator({ locale: language, messages: typesetAll(messagesOf(language, iso), iso) })

export type Text = ReturnType<typeof translate>

const textOf: (iso: string) => Text = memoize(
  (iso) => iso,
  (iso) => translate(iso.slice(0, 2) as Language, iso),
)

/**
 * The texts of a language as a function from key and values to words, in ICU MessageFormat. Memoized per language,
 * because it caches the messages that it has parsed and a page uses hundreds.
 */
export const createText = (language: Language): Text => textOf(language)

/** The texts of a market's language as the market writes them. */
export const marketText = ({ iso }: { iso: string }): Text => textOf(iso)
