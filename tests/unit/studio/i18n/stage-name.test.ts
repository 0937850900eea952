import { expect, it } from 'vitest'
import { firstStageNames, stageName, studioLanguages } from '@/lib/studio/i18n'

it.each(studioLanguages)(
  'stages with the names that every workflow begins with are called as in %s',
  (language) => {
    const { draft, review, ready } = firstStageNames[language]
    for (const other of studioLanguages) {
      const names = firstStageNames[other]
      expect([names.draft, names.review, names.ready].map((name) => stageName(name, language))).toEqual([
        draft,
        review,
        ready,
      ])
    }
    // As a program begins one.
    expect(stageName('Ready to publish', language)).toBe(ready)
  },
)

it('a stage that somebody has named keeps its name', () => {
  expect(studioLanguages.map((language) => stageName('Recht', language))).toEqual(['Recht', 'Recht', 'Recht'])
})
