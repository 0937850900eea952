import { expect, it } from 'vitest'
import { suggestMail } from '@/lib/storefront/runtime/mail-hint/suggest-mail'

it.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gamil.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@gmx.d', 'anna@gmx.de'],
  ['anna@gmx.dee', 'anna@gmx.de'],
  ['anna@wep.de', 'anna@web.de'],
  ['anna@hotmial.com', 'anna@hotmail.com'],
  ['anna@outlok.de', 'anna@outlook.de'],
  ['anna@t-onlin.de', 'anna@t-online.de'],
  ['anna@blewin.ch', 'anna@bluewin.ch'],
  ['anna@bluewin.cc', 'anna@bluewin.ch'],
  ['anna@orage.fr', 'anna@orange.fr'],
  ['anna@orange.ft', 'anna@orange.fr'],
  ['Anna.B@Hotmial.FR ', 'Anna.B@hotmail.fr'],
])('%s was likely meant as %s', (typed, meant) => {
  expect(suggestMail(typed)).toBe(meant)
})

it.each([
  ...['anna@gmail.com', 'anna@gmx.de', 'anna@gmx.at', 'anna@hotmail.be', 'anna@mail.com', 'anna@GMX.net'],
  ...['anna@nestling.example', 'anna@beispiel.com', 'anna@uni-bonn.de', 'anna@ab.de', 'anna@', 'anna', ''],
  ...['a@b@gmial.com', `anna@${'x'.repeat(5_000)}`],
])('%s stands as it is', (typed) => {
  expect(suggestMail(typed)).toBeUndefined()
})
