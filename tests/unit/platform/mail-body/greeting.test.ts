import { expect, test } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import { greeting, typedName } from '@/lib/platform/mail-body'
import { testMarket } from '@/tests/fixtures/render'

const t = marketText(testMarket('de'))

test.each([
  ['Anna', 'Beispiel', 'Guten Tag Anna Beispiel,'],
  ['Anne-Marie', 'd’Arc', 'Guten Tag Anne-Marie d’Arc,'],
  ['Dr. Zoë', 'de Berg', 'Guten Tag Dr. Zoë de Berg,'],
  ['Łukasz', 'Żółć', 'Guten Tag Łukasz Żółć,'],
  ['Ihr Konto wird bald', 'gesperrt', 'Guten Tag,'],
  ['zahlen.example', 'Beispiel', 'Guten Tag,'],
  ['Rufen', '0900 1', 'Guten Tag,'],
  ['a@b', 'Beispiel', 'Guten Tag,'],
  ['Donaudampfschifffahrtsgesellschaftskapitän', 'Beispiel', 'Guten Tag,'],
  ['', '', 'Guten Tag,'],
])('who has typed the name %s %s is greeted so: %s', (firstName, lastName, said) => {
  expect(greeting(t, typedName({ firstName, lastName }))).toBe(said)
})
