import { expect, it } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import de from '@/lib/platform/i18n/messages/de.json'
import fr from '@/lib/platform/i18n/messages/fr.json'
import nl from '@/lib/platform/i18n/messages/nl.json'
import { allMarkets } from '@/lib/platform/markets/markets'

const inBrackets =
  /\((optional|freiwillig|facultati[fv]e?|optionnel(le)?|optioneel|vrijwillig|niet verplicht)\)/giu

const wordsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(wordsOf)

it.each(Object.entries({ de, fr, nl }))(
  'a field that may stay empty has one mark in %s',
  (language, messages) => {
    const market = allMarkets.find((each) => each.language === language)
    if (!market) throw new Error(`There is no market in ${language}`)
    const marks = wordsOf(messages).flatMap((text) => text.match(inBrackets) ?? [])
    expect(marks.length).toBeGreaterThan(4)
    expect(new Set(marks)).toEqual(new Set([marketText(market)('ui.optional')]))
  },
)
