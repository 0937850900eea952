import { describe, expect, it } from 'vitest'
import type { Language } from '@/schemas'
import { textsOf } from '../../../../fixtures/page-texts'

/** Words for goods with the label of instant delivery, and words for all goods but those whose page says otherwise. */
const words: Record<Language, { instant: RegExp; unlessSaid: RegExp }> = {
  de: {
    instant: /sofort lieferbar/i,
    unlessSaid: /(?:wenn|sofern) beim Artikel nichts anderes steht|andere Termine stehen beim Artikel/i,
  },
  fr: { instant: /en stock/i, unlessSaid: /sauf indication contraire|autres délais/i },
  nl: {
    instant: /direct leverbaar/i,
    unlessSaid: /tenzij bij het artikel iets anders staat|andere termijnen/i,
  },
}

/** The table of shipping, whose heading calls its days the usual ones. */
const isUsual = (place: string) => place.startsWith('shipping.json.table.rows')
const usual: Record<Language, RegExp> = { de: /Übliche/, fr: /habituel/, nl: /Gebruikelijke/ }

describe.each(['de', 'fr', 'nl'] as const)('in %s', (language) => {
  const texts = textsOf(language)

  it('no days of delivery are promised for goods that take longer', () => {
    const { instant, unlessSaid } = words[language]
    const promises = texts.filter(
      ([place, text]) => /\{(?:in)?(?:bulky)?days\}/i.test(text) && !isUsual(place),
    )
    expect(promises.length).toBeGreaterThan(8)
    const tooMuch = promises.filter(
      ([, text]) => !unlessSaid.test(text) && (/\{(?:in)?bulkyDays\}/i.test(text) || !instant.test(text)),
    )
    expect(tooMuch).toEqual([])
  })

  it('the bar over every product names no days, as each product names its own', () => {
    const bar = texts.filter(([place]) => place.startsWith('layouts/layout.json.sellingPoints.'))
    expect(bar.length).toBeGreaterThan(7)
    expect(bar.filter(([, text]) => /\{(?:in)?(?:bulky)?days\}/i.test(text))).toEqual([])
  })

  it('the table of shipping calls its days the usual ones', () => {
    const heads = texts.filter(([place]) => place.startsWith('shipping.json.table.rows.0.'))
    expect(heads.map(([, text]) => text).join(' | ')).toMatch(usual[language])
  })
})
