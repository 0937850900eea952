import { expect, it } from 'vitest'
import { layoutDefinition } from '@/schemas/layout'
import { shownStories } from '../../../../fixtures/shown-stories'

const stories = shownStories('baby')
const layoutOf = (locale: string) => {
  const story = stories.find(({ fullSlug }) => fullSlug === `${locale}/layouts/layout`)
  return layoutDefinition.schema.parse(story?.content)
}

it.each(['de-de', 'de-at', 'de-ch', 'fr-ch'])('the first content of %s has a service hotline', (locale) => {
  expect(layoutOf(locale).hotlineCards.filter(({ phone }) => phone).length).toBeGreaterThan(0)
})

it.each([
  ['de-de', /Registrierungsnummer nach dem Batterierecht: \d/],
  ['de-at', /Registrierungsnummer nach der Batterienverordnung: \d/],
  ['de-ch', /Meldenummer .*\(INOBAT\): \d/],
  // The same number as in German.
  ['fr-ch', /Numéro de déclaration .*\(INOBAT\)\s?: \d/],
])('the footer of %s names the number by which the seller is registered for batteries', (locale, number) => {
  const names = layoutOf(locale).legalInfos.map(({ name }) => name)
  expect(names.filter((name) => number.test(name))).toHaveLength(1)
})
