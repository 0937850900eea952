import { expect, it } from 'vitest'
import { studioLanguages } from '@/lib/studio/i18n'
import { movedWords } from '@/lib/studio/stories/moved-words'

const first = { from: '/de/alt/', to: '/de/gr%C3%B6%C3%9Fen/' }
const along = { redirects: { first, total: 1 }, references: 3, conditions: 1 }

it.each(studioLanguages)('a new address says what has come along with it, in %s', (language) => {
  const said = movedWords(along, language)
  for (const part of ['/de/alt/', '/de/größen/', '3']) expect(said).toContain(part)
  expect(said.split('. ')).toHaveLength(3)
  expect(movedWords({ ...along, redirects: { first, total: 3 } }, language)).toContain('2')
  expect(movedWords({ redirects: { total: 0 }, references: 0, conditions: 0 }, language)).toBe('')
  expect(movedWords(undefined, language)).toBe('')
})
