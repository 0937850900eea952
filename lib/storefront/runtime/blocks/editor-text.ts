import { createTranslator } from 'use-intl/core'
import { typesetAll } from '@/lib/platform/i18n'
import { memoize } from '@/lib/platform/memory'
import type { BlockContext } from './context'
import de from './messages/de.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import nl from './messages/nl.json' with { type: 'json' }

const messages = { de, en, fr, nl } satisfies Record<string, typeof de>
type Spoken = keyof typeof messages

const locales = { de: 'de-DE', fr: 'fr-FR', en: 'en-GB' } as const

const translate = (locale: string) =>
  createTranslator({ locale, messages: typesetAll(messages[locale.slice(0, 2) as Spoken], locale) })

export type EditorText = ReturnType<typeof translate>

const textOf: (locale: string) => EditorText = memoize((locale) => locale, translate)

type Reader = Pick<BlockContext, 'market' | 'editorLanguage'>

/** The locale of the person who edits, where it is known, else that of the market. */
export const editorLocale = ({ market, editorLanguage }: Reader): string =>
  editorLanguage ? locales[editorLanguage] : market.iso

export const editorText = (reader: Reader): EditorText => textOf(editorLocale(reader))
