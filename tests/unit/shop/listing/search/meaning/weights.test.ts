import { expect, it } from 'vitest'
import { namedWeight } from '@/lib/shop/listing/search/meaning/weights'

it.each([
  ['de', 'kindersitz 18 kg', '18 kg', { from: 18, to: 18 }],
  ['de', 'kindersitz 18kg', '18 kg', { from: 18, to: 18 }],
  ['de', 'Kindersitz für 20 Kilo', '20 kg', { from: 20, to: 20 }],
  ['de', 'Kindersitz ab 9 kg', '9 kg', { from: 9, to: 10 }],
  ['de', 'Kindersitz bis 36 kg', '36 kg', { to: 36 }],
  ['de', 'Kindersitz 9-36 kg', '9–36 kg', { from: 9, to: 36 }],
  ['de', 'Kindersitz 9 kg bis 18 kg', '9–18 kg', { from: 9, to: 18 }],
  ['de', 'Kindersitz von 9 bis 18 kg', '9–18 kg', { from: 9, to: 18 }],
  ['de', 'Babyschale 0-13 kg', '0–13 kg', { to: 13 }],
  ['de', 'Trage 3,5-15 kg', '4–15 kg', { from: 4, to: 15 }],
  ['de', 'Gruppe 1 9-18 kg', '9–18 kg', { from: 9, to: 18 }],
  ['fr', 'siège auto jusqu’à 36 kg', '36 kg', { to: 36 }],
  ['fr', 'siège auto dès 9 kilos', '9 kg', { from: 9, to: 10 }],
  ['fr', 'siège auto de 15 à 36 kg', '15–36 kg', { from: 15, to: 36 }],
  ['nl', 'autostoel vanaf 15 kg', '15 kg', { from: 15, to: 16 }],
  ['nl', 'autostoel tot 18 kg', '18 kg', { to: 18 }],
] as const)('in %s, %s names a child of %s', (language, term, label, weight) => {
  expect(namedWeight(term, language)?.part).toMatchObject({ label, weight })
})

it.each([
  ['de', 'Regal 100 kg'],
  ['de', 'Body 62'],
  ['de', 'Matratze 70x140'],
  ['de', 'Buch 3'],
  ['nl', '0 kg'],
] as const)('in %s, %s names no child', (language, term) => {
  expect(namedWeight(term, language)?.part).toBeUndefined()
})
