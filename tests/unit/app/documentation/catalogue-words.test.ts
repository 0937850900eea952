import { describe, expect, it } from 'vitest'
import { editorWords } from '@/app/[market]/documentation/blocks/_catalogue/editor-words'
import deTitles from '@/app/[market]/documentation/blocks/_catalogue/example-titles/de.json'
import frTitles from '@/app/[market]/documentation/blocks/_catalogue/example-titles/fr.json'
import nlTitles from '@/app/[market]/documentation/blocks/_catalogue/example-titles/nl.json'
import { sketches } from '@/app/[market]/documentation/blocks/_catalogue/sketches'
import { registry } from '@/registry'
import { hintsOf } from '@/schemas/content'

const entries = Object.values(registry)
const titles = [
  ...new Set((await Promise.all(entries.map(({ examples }) => examples()))).flat().map(({ title }) => title)),
]

describe('the catalogue of blocks', () => {
  it.each([
    ['German', deTitles],
    ['French', frTitles],
    ['Dutch', nlTitles],
  ])('has a title in %s for each example, and no other', (_, known) => {
    expect(Object.keys(known).toSorted()).toEqual(titles.toSorted())
  })

  it.each(['de', 'fr'] as const)('says all labels and hints in %s', (language) => {
    const { say } = editorWords({ language, iso: language === 'de' ? 'de-DE' : 'fr-CH' })
    const sentences = entries.flatMap(({ definition }) => [
      definition.description,
      ...Object.values(definition.schema.shape).map((field) => hintsOf(field)?.help),
    ])
    const english = sentences.filter(
      (sentence) => sentence && /\s/.test(sentence) && say(sentence) === sentence,
    )
    expect(english).toEqual([])
  })

  it('has a sketch of each block', () => {
    const blocks = entries.filter(({ definition }) => definition.kind !== 'item')
    expect(Object.keys(sketches).toSorted()).toEqual(
      blocks.map(({ definition }) => definition.name).toSorted(),
    )
  })
})
