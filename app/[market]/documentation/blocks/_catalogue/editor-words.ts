import { typeset } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { labelsIn } from '@/lib/studio/forms'
import deTitles from './example-titles/de.json'
import frTitles from './example-titles/fr.json'
import nlTitles from './example-titles/nl.json'

type Words = Readonly<Record<string, string>>

const titles: Record<Market['language'], Words> = { de: deTitles, fr: frTitles, nl: nlTitles }

/**
 * Labels, hints and titles of examples, which are written in English, in the language of a market, as the editor shows
 * them. `lang` marks labels and hints that have no translation.
 */
export function editorWords(market: Pick<Market, 'language' | 'iso'>) {
  const { language } = market
  const translate = language === 'de' || language === 'fr' ? labelsIn(language) : undefined
  const title = (english: string) => titles[language][english] ?? english
  return {
    lang: translate ? undefined : ('en' as const),
    say: (english: string) => (translate ? typeset(translate(english), market) : english),
    title: (english: string) => typeset(title(english), market),
  }
}

export type EditorWords = ReturnType<typeof editorWords>
