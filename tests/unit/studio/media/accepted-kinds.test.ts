import { expect, it } from 'vitest'
import { reducedFrom } from '@/lib/studio/media/library/send-file'
import de from '@/lib/studio/media/messages/de.json'
import en from '@/lib/studio/media/messages/en.json'
import fr from '@/lib/studio/media/messages/fr.json'
import { languagesWithoutAlt, offeredLanguages } from '@/lib/studio/media/types'

const doesNext = /bitte|please|veuillez|enregistrez/i

it.each([de, fr, en])('says of every refusal what to do now', ({ problems }) => {
  expect(Object.entries(problems).filter(([, words]) => !doesNext.test(words))).toEqual([])
})

it('knows the languages in which a picture says nothing, and asks no words of other files', () => {
  const picture = { isPicture: true, alt: { de: 'Ein Wagen', fr: ' ' } }
  expect(languagesWithoutAlt(picture, ['de', 'fr', 'nl'])).toEqual(['fr', 'nl'])
  expect(languagesWithoutAlt({ isPicture: false, alt: {} }, ['de', 'fr', 'nl'])).toEqual([])
  // Nobody reads the words of a language that no market of the shop speaks.
  expect(languagesWithoutAlt(picture, ['de', 'fr'])).toEqual(['fr'])
})

it('offers the languages of the shop, and keeps texts in others in reach', () => {
  expect(offeredLanguages({ alt: {}, title: {} }, ['de', 'fr'])).toEqual(['de', 'fr'])
  expect(offeredLanguages({ alt: {}, title: { nl: 'Een wagen' } }, ['de', 'fr'])).toEqual(['de', 'fr', 'nl'])
})

it('says that a photograph was stored smaller than it was sent, with both sizes', () => {
  const stored = { width: 4_000, height: 3_000 }
  expect(reducedFrom(stored, { width: 8_000, height: 6_000 })).toEqual({
    reduced: { width: 4_000, height: 3_000, before: 8_000, beforeHeight: 6_000 },
  })
  expect(reducedFrom(stored, undefined)).toEqual({})
})

it.each([de, fr, en])('names to whose file is refused every kind that is taken', ({ kinds, problems }) => {
  const [listed = ''] = kinds.split(/[;{]/)
  const names = listed.match(/\b[A-Z][A-Za-z0-9]{2,}\b/g) ?? []
  expect(names.length).toBeGreaterThan(8)
  for (const name of names) expect(problems.type).toContain(name)
})
