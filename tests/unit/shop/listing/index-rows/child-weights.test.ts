import { expect, it } from 'vitest'
import { weightsOfChild } from '@/lib/shop/listing/index-rows/child-weights'

it.each([
  ['de', 'Gewicht des Kindes', '6–18 kg', { lightest: 6, heaviest: 18 }],
  ['de', 'Gewicht des Kindes', '3,5–15\u00a0kg', { lightest: 3.5, heaviest: 15 }],
  ['de', 'Körpergewicht', 'bis 13 kg', { heaviest: 13 }],
  ['de', 'Gewicht des Kindes', 'ab 9 kg', { lightest: 9 }],
  ['de', 'Gewicht des Kindes', '9 kg bis 36 kg', { lightest: 9, heaviest: 36 }],
  ['fr', 'Poids de l’enfant', '9 à 18 kg', { lightest: 9, heaviest: 18 }],
  ['fr', 'Poids de l’enfant', 'jusqu’à 13 kg', { heaviest: 13 }],
  ['nl', 'Gewicht van het kind', 'tot 13 kg', { heaviest: 13 }],
  // What the thing itself weighs, and what it carries.
  ['de', 'Gewicht', '3,8 kg', {}],
  ['de', 'Belastbarkeit', 'bis 15 kg', {}],
  ['de', 'Gewicht des Kindes', 'siehe Anleitung', {}],
] as const)('in %s, %s: %s is for a child of %o', (language, label, value, weights) => {
  const facts = { fact: { label: { [language]: label }, value: { [language]: value } } }
  expect(weightsOfChild(facts)).toEqual(weights)
})
