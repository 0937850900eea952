import { describe, expect, it } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import belgianFrench from '@/lib/platform/i18n/messages/belgian/fr.json'
import belgianDutch from '@/lib/platform/i18n/messages/belgian/nl.json'
import de from '@/lib/platform/i18n/messages/de.json'
import fr from '@/lib/platform/i18n/messages/fr.json'
import nl from '@/lib/platform/i18n/messages/nl.json'
import swissGerman from '@/lib/platform/i18n/messages/swiss/de.json'
import swissFrench from '@/lib/platform/i18n/messages/swiss/fr.json'
import { allMarkets } from '@/lib/platform/markets/markets'

type Messages = { [name: string]: string | Messages }

const textsIn = (messages: Messages, above = ''): [path: string, text: string][] =>
  Object.entries(messages).flatMap(([name, text]) =>
    typeof text === 'string' ? [[above + name, text] as [string, string]] : textsIn(text, `${above}${name}.`),
  )

/** The values and the marks of a text, in their order of the alphabet. */
const partsOf = (text = '') => [...text.matchAll(/\{\w+|<\/?\w+>/g)].map(([part]) => part).sort()

const countries = [
  { language: 'de', own: swissGerman, shared: de },
  { language: 'fr', own: swissFrench, shared: fr },
]

/** Trade words that only the French of the country has of its own. */
const frenchAlone =
  /^(creditNote\.(title|file|number|text|total|untaxed)|orderMails\.(creditNoteAttached|bookkeeping\.creditNote)|orderStatus\.creditNote|deliveryNote\.file)$/

const belgian = { language: 'nl', own: belgianDutch as Messages, shared: nl as Messages }

describe('the words of Switzerland', () => {
  it.each([
    ...countries,
    belgian,
    { language: 'fr', own: belgianFrench as Messages, shared: fr as Messages },
  ])('replace others of the same name, with the same values: $language', ({ own, shared }) => {
    const texts = new Map(textsIn(shared))
    for (const [path, text] of textsIn(own)) {
      expect(texts.has(path), path).toBe(true)
      expect(partsOf(text), path).toEqual(partsOf(texts.get(path)))
    }
  })

  it('are the same ones in both of its languages', () => {
    const [german, french] = countries.map(({ own }) => textsIn(own).map(([path]) => path))
    expect(french?.filter((path) => !frenchAlone.test(path)).sort()).toEqual(german?.sort())
  })

  it.each(countries)('name no withdrawal that the law does not grant: $language', ({ own }) => {
    for (const [path, text] of textsIn(own))
      if (path !== 'withdrawalForm.voluntary') expect(text, path).not.toMatch(/widerruf|rétract/i)
  })

  it.each(countries)('leave out none that a shopper reads after an order: $language', ({ own, shared }) => {
    const replaced = new Set(textsIn(own).map(([path]) => path))
    // The documents have sections of their own for Switzerland, and a purchase says which it links.
    const apart = /^(ui\.design|consent|withdrawal\.|checkout\.review\.withdrawal$)|^video/
    const left = textsIn(shared)
      .filter(([path, text]) => /widerruf|widerrufen|rétract/i.test(text) && !apart.test(path))
      .map(([path]) => path)
      .filter((path) => !replaced.has(path))
    expect(left).toEqual([])
  })

  it.each(allMarkets.map((market) => [market.code, market] as const))(
    'are of Switzerland alone: %s',
    (code, market) => {
      const title = marketText(market)('withdrawalForm.title')
      const isReturn = ['Bestellung zurückgeben', 'Rendre une commande'].includes(title)
      expect(isReturn).toBe(code.startsWith('ch'))
    },
  )
})
