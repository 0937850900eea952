import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { togTable } from '@/lib/shop/advisors/tog-table'
import { languages } from '@/schemas'
import { tables } from '@/scripts/seed/catalogue/tables'
import { pageTextsFolder, textsOf } from '../../../../fixtures/page-texts'

const found = (language: string, pattern: RegExp) =>
  textsOf(language)
    .filter(([place, text]) => pattern.test(text) && !place.startsWith('documentation'))
    .map(([place, text]) => `${place}: ${text}`)

describe.each(languages)('a fact of the shop has one place, and the pages in %s name it', (language) => {
  test('no price stands in a text: shipping costs are values of the market', () => {
    expect(found(language, /\d[.,]\d{2}\s?(?:€|EUR|CHF)|(?:€|EUR|CHF)\s?\d/)).toEqual([])
  })

  test('no time of delivery stands in a text', () => {
    expect(found(language, /\d+ (?:bis|à|tot|–|-) \d+ (?:Werktag|jours? ouvré|werkdag)/i)).toEqual([])
  })

  test('what a parcel brings within its days is called as the label of such goods calls it', () => {
    const label = JSON.parse(readFileSync(`lib/platform/i18n/messages/${language}.json`, 'utf8')).product
      .delivery.instant
    const stem = label.toLowerCase().slice(0, 12)
    const promises = found(language, /\{(?:inDays|days)\}/).filter((text) =>
      /vorrätig|lager|leverbaar|voorraad|stock|lieferbar/i.test(text),
    )
    expect(promises.length).toBeGreaterThan(4)
    expect(promises.filter((text) => !text.toLowerCase().includes(stem))).toEqual([])
  })

  test('no last day for orders before Christmas stands in a text', () => {
    expect(found(language, /\b(?!24)\d{1,2}\.? (?:Dezember|décembre|december)\b/i)).toEqual([])
  })

  test('no term of the invoice, of a transfer or of returns stands in a text', () => {
    // The days of the law for sending back are those of the code (`read-by-a-lawyer.test.ts`).
    const term =
      /\b(?:30|dreißig|trente|dertig) (?:Tagen? (?:Rückgabe|Zeit)|jours pour|dagen bedenktijd)|donnons \d|(?:Rechnung|facture|factuur)[^.]*\b14\b(?! (?:Tagen nach der Anmeldung|jours suivant l’annonce|dagen na de aanmelding))|\b14\b[^.]*(?:Rechnung|facture|factuur) zahlen|(?:reservieren|zurück(?:gelegt)?|réserv\S+|reserveren)[^.]*(?:7|sieben|sept|zeven) (?:Tage|jours|dagen)/i
    expect(found(language, term)).toEqual([])
  })

  test('no company, street or town stands in a text: they are those of the papers', () => {
    expect(
      found(
        language,
        /(?:Nestling|Bermolo) (?:Handel|Commerce)|Musterweg|Mustergasse|Voorbeeldstraat|rue de l’Exemple 1\b/,
      ),
    ).toEqual([])
  })

  test('no address of the service and no telephone number', () => {
    expect(found(language, /service-\w+@|klantenservice|\b0\d{1,3}[ -]\d{3}/)).toEqual([])
  })

  test('warmth stands beside the room that the advisor names', () => {
    const rows = textsOf(language).flatMap(([place, text]) =>
      /^\d,\d TOG$/.test(text) ? [{ place, text }] : [],
    )
    expect(rows.length).toBe(togTable.filter(({ tog }) => tog !== undefined).length * 2)
    const texts = new Map(textsOf(language))
    for (const { place, text } of rows) {
      const room = texts.get(place.replace(/\.0$/, '.1')) ?? ''
      const degrees = (room.match(/\d+/g) ?? []).map(Number)
      const row = togTable.find(({ tog }) => tog === Number(text.replace(' TOG', '').replace(',', '.')))
      expect(Object.values(row?.room ?? {}), `${place} ${text}: ${room}`).toEqual(degrees)
    }
  })

  test('the guide to prams has room for the weight and the width of every model', () => {
    const { table } = JSON.parse(readFileSync(join(pageTextsFolder, language, 'pram-questions.json'), 'utf8'))
    const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number)
    for (const [column, key] of ['kombiwagen', 'sportwagen', 'reisebuggy'].entries()) {
      const [lightest = 0, heaviest = 0] = numbers(table.rows[1][column + 1])
      const [narrowest = 0, widest = 0] = numbers(table.rows[2][column + 1])
      const facts = tables().kinds[key]?.facts
      const { weight, size } = facts ?? {}
      if (typeof weight !== 'object' || Array.isArray(weight) || !Array.isArray(size))
        throw new Error(`${key} lacks a fact`)
      expect(weight.from, key).toBeGreaterThanOrEqual(lightest)
      expect(weight.to, key).toBeLessThanOrEqual(heaviest)
      for (const one of size) {
        expect(Number.parseInt(one, 10), key).toBeGreaterThanOrEqual(narrowest)
        expect(Number.parseInt(one, 10), key).toBeLessThanOrEqual(widest)
      }
    }
  })

  test('toys stand at the age from which they are sold', () => {
    const words = JSON.parse(readFileSync(join(pageTextsFolder, language, 'categories/spielen.json'), 'utf8'))
    const ages = words.holzspielzeug.table.rows
      .slice(1)
      .map(([age]: [string]) => Number.parseInt(age.match(/\d+/)?.[0] ?? '', 10))
    const sold = ['rassel', 'stoffball', 'bausteine', 'steckspiel'].map((key) => tables().kinds[key]?.age)
    expect(ages).toEqual(sold)
  })
})

test.each(readdirSync('scripts/seed/content/markets'))(
  'the days of delivery in %s are those of the products',
  (name) => {
    const { daysFrom, daysUntil, bulkyDaysFrom, bulkyDaysUntil } = JSON.parse(
      readFileSync(join('scripts/seed/content/markets', name), 'utf8'),
    )
    const { usual } = tables().delivery
    expect(usual.quick).toMatchObject({ deliveryDaysFrom: daysFrom, deliveryDaysTo: daysUntil })
    expect(usual.bulky).toMatchObject({ deliveryDaysFrom: bulkyDaysFrom, deliveryDaysTo: bulkyDaysUntil })
  },
)
