import { expect, it } from 'vitest'
import { foldWords } from '@/lib/shop/listing/search/fold'
import { spellMonths } from '@/lib/shop/listing/search/meaning/ages'
import { withDigits } from '@/lib/shop/listing/search/meaning/number-words'
import type { Language } from '@/schemas'

it.each<[Language, string, string]>([
  ['de', 'Spielzeug zwei Jahre', 'spielzeug 2 jahre'],
  ['de', 'ab einem Jahr', 'ab 1 jahr'],
  ['de', 'Jacke unter fünfzig', 'jacke unter 50'],
  ['de', 'Geschenk bis dreissig Franken', 'geschenk bis 30 franken'],
  ['fr', 'gigoteuse dix-huit mois', 'gigoteuse 18 mois'],
  ['fr', 'moins de cinquante', 'moins de 50'],
  ['fr', 'poussette à moins de quatre cents francs', 'poussette a moins de 400 francs'],
  ['nl', 'speelgoed twee jaar', 'speelgoed 2 jaar'],
  ['nl', 'cadeau onder vijftig euro', 'cadeau onder 50 euro'],
  // What counts nothing is a word, or an article.
  ['de', 'zwei Bodys', 'zwei bodys'],
  ['de', 'ein Geschenk', 'ein geschenk'],
  ['fr', 'un body', 'un body'],
  ['fr', 'vingt', 'vingt'],
  ['nl', 'een cadeau', 'een cadeau'],
])('numbers that count ages and prices are read as words, too: %s %s', (language, term, read) => {
  expect(withDigits(foldWords(term, language), language).join(' ')).toBe(read)
})

it.each<[Language, string, string]>([
  ['de', 'Body 6M', 'Body 6 Monat'],
  ['fr', 'body 6-9m', 'body 6-9 mois'],
  ['nl', 'romper 3m blauw', 'romper 3 maand blauw'],
  ['de', 'Kabel 2,5m', 'Kabel 2,5m'],
  ['de', '6mm', '6mm'],
  ['de', 'M', 'M'],
])('months are read as labels of clothes have them: %s %s', (language, term, read) => {
  expect(spellMonths(term, language)).toBe(read)
})
