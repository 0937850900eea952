import { expect, it } from 'vitest'
import { softHyphens } from '@/lib/storefront/design/hyphens'
import type { Language } from '@/schemas/markets'

const shown = (text: string, language: Language = 'de') =>
  softHyphens(text, language).replaceAll('\u00ad', '|')

it.each([
  ['Ganzjahresschlafsack Lino', 'Ganzjahres|schlafsack Lino'],
  ['Babyschlafsäcke', 'Baby|schlafsäcke'],
  ['Erstausstattung', 'Erst|ausstattung'],
  ['Übergangsjacke', 'Übergangs|jacke'],
  ['Kinderzimmermöbel', 'Kinder|zimmer|möbel'],
  // Headings of the shop itself.
  ['Zusammenfassung', 'Zusammen|fassung'],
  ['Rechnungsadresse', 'Rechnungs|adresse'],
  ['Hersteller und Produktsicherheit', 'Hersteller und Produkt|sicherheit'],
  // Shorter, made of parts that are not known, or no compound.
  ['Schlafsäcke', 'Schlafsäcke'],
  ['Erstickungsgefahr', 'Erstickungsgefahr'],
  ['Personenschäden', 'Personenschäden'],
])('%s is shown as %s', (text, expected) => {
  expect(shown(text)).toBe(expected)
})

it('knows the compounds of Dutch, and in French long words of headings alone', () => {
  expect(shown('Winterslaapzak', 'nl')).toBe('Winter|slaapzak')
  expect(shown('Caractéristiques', 'fr')).toBe('Caracté|ristiques')
  expect(shown('Vos téléchargements', 'fr')).toBe('Vos télé|charge|ments')
  expect(shown('Approvisionnement', 'fr')).toBe('Approvisionnement')
})

it('leaves words of a heading whole that fit into its width', () => {
  expect(softHyphens('Winterschlafsack Thea', 'de', 'heading')).toBe('Winterschlafsack Thea')
  expect(softHyphens('Ganzjahresschlafsack Linea', 'de', 'heading')).toBe('Ganzjahres\u00adschlafsack Linea')
})

it.each([
  ['Kinderwagen', 'Kinder|wagen'],
  ['Erstausstattung', 'Erst|ausstattung'],
  ['Holzspielzeug', 'Holz|spielzeug'],
  ['Kinderzimmer', 'Kinder|zimmer'],
  ['Wickeltaschen', 'Wickel|taschen'],
  ['Kuscheltiere', 'Kuschel|tiere'],
  ['Hochstühle', 'Hochstühle'],
  ['Kinderwagen und Buggys', 'Kinderwagen und Buggys'],
])('breaks the heading %s, which stands alone, as %s', (text, expected) => {
  expect(softHyphens(text, 'de', 'heading').replaceAll('\u00ad', '|')).toBe(expected)
})
