import { expect, test } from 'vitest'
import { tables } from '@/scripts/seed/catalogue/tables'
import { seedStories } from '@/scripts/seed/content'

/**
 * Goods that cannot be cleaned for the next buyer, with what of them cannot be: only these may be kept from return by a seal
 * (Directive 2011/83/EU, article 16 (e); CJEU C-681/17). Bottles, bowls, mattresses and clothes can be washed.
 */
const uncleanable: Record<string, string> = {
  schnuller: 'somebody may have had it in the mouth',
  milchpumpe: 'milk gets into parts that nobody can open',
}

test('only goods that cannot be cleaned are sealed', () => {
  const sealed = Object.entries(tables().kinds).filter(([, kind]) => kind.attributes?.versiegelt === '1')
  expect(sealed.map(([key]) => key).toSorted()).toEqual(Object.keys(uncleanable).toSorted())
})

test('the pages call nothing else sealed', () => {
  const stories = JSON.stringify([...seedStories('baby'), ...seedStories('bm')])
  const sentences = (stories.match(/[^".]*(?:Siegel|versiegelt|scellé|zegel)[^".]*/g) ?? []).filter((text) =>
    /Milchpumpe|tire-lait|[Bb]orstkol/.test(text),
  )
  expect(sentences.length).toBeGreaterThan(0)
  expect(sentences.filter((text) => /Sauger|[Tt]étine|\b[Ss]penen|Matratze|Flasche/.test(text))).toEqual([])
})
