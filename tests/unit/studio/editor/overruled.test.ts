import { expect, it } from 'vitest'
import { type Blok, mergeStories } from '@/lib/studio/editor/model'
import { withJoined } from '@/lib/studio/editor/state/joined'
import { openedWith, overruledIn, withMine } from '@/lib/studio/editor/state/overruled'
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

it.each<[string, Blok, Blok, string[]]>([
  ['what replaces the words of the other that were chosen before', page('Paul'), page('Paula'), []],
  ['words of one’s own that were chosen', page('Anna'), page('Paula'), ['Headline: Text']],
  ['words that were written after the choice', page('Anja'), page('Paula'), ['Headline: Text']],
])('after a question about it, rightly judges %s', (_, mine, theirs, wanted) => {
  const known = openedWith(opened, { base: opened, theirs: page('Paul') })
  const found = overruledIn(known, { mine, theirs }, forms)
  expect(found.map(({ block, field }) => `${block}: ${field}`)).toEqual(wanted)
})

it.each<[string, Blok, Blok, string[]]>([
  ['words of the other that the person only took over', page('Paul'), page('Paula'), []],
  ['words of one’s own beside them', page('Paul', 'own'), page('Paul', 'small'), ['Headline: Size']],
  ['words of one’s own in their place', page('Anna'), page('Paula'), ['Headline: Text']],
])('after a newer draft was taken over, rightly judges %s', (_, mine, theirs, wanted) => {
  const known = openedWith(opened, { base: opened, theirs: page('Paul') })
  const found = overruledIn(known, { mine, theirs }, forms)
  expect(found.map(({ block, field }) => `${block}: ${field}`)).toEqual(wanted)
})

it('counts the words that another person has replaced as theirs from then on', () => {
  // Anna saved hers, and then took over those that Paul had saved in their place.
  const known = openedWith(opened, { base: page('Anna'), theirs: page('Paul') })
  expect(overruledIn(known, { mine: page('Paul'), theirs: page('Paula') }, forms)).toEqual([])
  // What she changed beside them is still hers.
  const own = openedWith(opened, { base: page('Anfang', 'own'), theirs: page('Paul', 'own') })
  expect(overruledIn(own, { mine: page('Paul', 'own'), theirs: page('Paul', 'small') }, forms)).toHaveLength(
    1,
  )
})

it.each<[string, string[], string[]]>([
  ['what was not asked about', [], ['text', 'size']],
  ['nothing of what the person was asked about meanwhile', ['text'], ['size']],
])('tells, after more was joined, %s', (_, asked, wanted) => {
  const told = (id: string) => ({
    ...{ id, block: 'Headline', field: id },
    mine: { uid: 'h', field: id, value: '' },
  })
  const before = { by: 'Paul', differences: [], overruled: [told('text')] }
  const joined = withJoined(before, { by: 'Paul', differences: [], overruled: [told('size')], asked })
  expect(joined?.overruled.map(({ id }) => id)).toEqual(wanted)
})

it('gives each of two editors back what they wrote, with what the other one changed beside it', () => {
  const [anna, paul] = [page('Anna'), page('Paul', 'small')]
  // Paul saved last: until it is joined, the screen of Anna shows her words, and afterwards his.
  const screen = mergeStories(anna, anna, paul).content
  expect(screen).toEqual(paul)
  const overruled = overruledIn(opened, { mine: anna, theirs: paul }, forms)
  expect(withMine(screen, overruled)).toEqual(page('Anna', 'small'))
  // Paul meets her next save in the same way.
  const back = withMine(screen, overruled)
  const his = mergeStories(paul, paul, back).content
  expect(his).toEqual(page('Anna', 'small'))
  expect(withMine(his, overruledIn(opened, { mine: paul, theirs: back }, forms))).toEqual(paul)
})
