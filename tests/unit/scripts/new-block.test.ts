import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '@/schemas'
import { planBlock } from '@/scripts/new/block'
import { addSorted } from '@/scripts/new/insert'

const read = (path: string) => readFileSync(path, 'utf8')
const block = { name: 'bare-recipe', label: 'Bare recipe', german: 'Bloßes Rezept', french: 'Recette seule' }
const catalogue = 'app/[market]/documentation/blocks/_catalogue'

describe('a new block', () => {
  const plan = planBlock(block, read)
  const added = (path: string) => {
    const before = new Set(read(path).split('\n'))
    return (plan.get(path) ?? '').split('\n').filter((line) => !before.has(line))
  }

  it('is entered in each list by lines of its own, in their order', () => {
    expect(added('registry/registry.ts')).toEqual([
      "import * as bareRecipe from '@/blocks/bare-recipe'",
      '  entriesOf(bareRecipe),',
    ])
    expect(added('schemas/page-types.ts')).toEqual(["  'bare_recipe',"])
    expect(added(`${catalogue}/sketches.ts`)).toHaveLength(1)
    const types = [...(plan.get('schemas/page-types.ts') ?? '').matchAll(/^ {2}'(\w+)',$/gm)].map(
      ([, name]) => name,
    )
    expect(types).toEqual(types.toSorted())
  })

  it('is named to editors in the languages of the Studio', () => {
    for (const language of ['de', 'fr']) {
      const file = `lib/studio/forms/labels/${language}.json`
      expect(added(file)).toHaveLength(2)
      expect(addSorted(read(file), {})).toBe(read(file))
    }
  })

  it('has examples whose words the catalogue says in every language', () => {
    const words = JSON.parse(read(`${catalogue}/example-words.json`))
    const examples = plan.get('blocks/bare-recipe/bare-recipe.examples.ts') ?? ''
    const said = [...examples.matchAll(/(?:headline|text): '([^']+)'/g)].map(([, text = '']) => text)
    expect(said).toHaveLength(3)
    for (const text of said) expect(words).toHaveProperty([text])
    const titles = [...examples.matchAll(/title: '([^']+)'/g)].map(([, title = '']) => title)
    for (const language of languages) {
      const known = JSON.parse(plan.get(`${catalogue}/example-titles/${language}.json`) ?? '{}')
      for (const title of titles) expect(known).toHaveProperty([title])
    }
  })
})
