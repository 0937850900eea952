import { expect, it } from 'vitest'
import de from '@/lib/studio/media/messages/de.json'
import en from '@/lib/studio/media/messages/en.json'
import fr from '@/lib/studio/media/messages/fr.json'
import { languagesWithoutAlt } from '@/lib/studio/media/types'

const doesNext = /bitte|please|veuillez|enregistrez/i

it.each([de, fr, en])('says of every refusal what to do now', ({ problems }) => {
  expect(Object.entries(problems).filter(([, words]) => !doesNext.test(words))).toEqual([])
})

it('knows the languages in which a picture says nothing, and asks no words of other files', () => {
  expect(languagesWithoutAlt({ isPicture: true, alt: { de: 'Ein Wagen', fr: ' ' } })).toEqual(['fr', 'nl'])
  expect(languagesWithoutAlt({ isPicture: false, alt: {} })).toEqual([])
})

it.each([de, fr, en])('names to whose file is refused every kind that is taken', ({ kinds, problems }) => {
  const [listed = ''] = kinds.split(/[;{]/)
  const names = listed.match(/\b[A-Z][A-Za-z0-9]{2,}\b/g) ?? []
  expect(names.length).toBeGreaterThan(8)
  for (const name of names) expect(problems.type).toContain(name)
})
