import { expect, it } from 'vitest'
import type { Blok } from '@/lib/studio/editor/model'
import { overruledIn } from '@/lib/studio/editor/state/overruled'
import { describeForms } from '@/lib/studio/forms'
import { definitions } from '@/schemas/definitions'

const forms = describeForms(Object.values(definitions), (english) => english)
const page = (text: string, size = 'large'): Blok => ({
  ...{ _uid: 'p', component: 'page' },
  body: [{ _uid: 'h', component: 'headline', text, typography: size }],
})
const opened = page('Anfang')

it.each<[string, Blok, Blok, string[]]>([
  ['their words in the place of mine', page('Anna'), page('Paul'), ['Headline: Text']],
  ['their words where I wrote nothing', opened, page('Paul'), []],
  ['my words that stayed', page('Anna'), page('Anna', 'small'), []],
  ['the same words of both', page('Beide'), page('Beide'), []],
])('names %s', (_, mine, theirs, wanted) => {
  const found = overruledIn(opened, { mine, theirs }, forms)
  expect(found.map(({ block, field }) => `${block}: ${field}`)).toEqual(wanted)
})
