import { describe, expect, it } from 'vitest'
import { joinRelations, type RelatedStory } from '@/lib/content/client/join-relations'

const fields = new Set(['shared.stories'])
const uuidOf = (name: string) =>
  `00000000-0000-4000-8000-${Buffer.from(name).toString('hex').padStart(12, '0').slice(-12)}`

type Blok = Record<string, unknown>
const shared = (uid: string, ...names: string[]): Blok => ({
  component: 'shared',
  _uid: uid,
  stories: names.map(uuidOf),
})
const words = (text: string, more: Blok = {}): Blok => ({ component: 'words', _uid: text, text, ...more })
const story = (name: string, ...body: Blok[]): RelatedStory => ({
  uuid: uuidOf(name),
  content: { component: 'section', _uid: name, body },
})

function join(root: RelatedStory, ...related: RelatedStory[]): RelatedStory {
  joinRelations([root], fields, new Map(related.map((one) => [one.uuid, one])))
  return root
}

/** The text of words at any depth, in their order; `#` for a reference that stays a uuid. */
function said(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(said)
  if (typeof value === 'string') return value.startsWith('00000000-') ? ['#'] : []
  if (typeof value !== 'object' || value === null) return []
  const { text, body, stories, content } = value as Blok
  return [...(typeof text === 'string' ? [text] : []), ...[body, stories, content].flatMap(said)]
}

const uidsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? [
        ...('_uid' in value && typeof value._uid === 'string' ? [value._uid] : []),
        ...Object.values(value).flatMap(uidsIn),
      ]
    : []

describe('related stories', () => {
  it('stand in the places of their uuids, in their order', () => {
    const page = join(story('page', shared('s', 'b', 'a')), story('a', words('A')), story('b', words('B')))
    expect(said(page.content)).toEqual(['B', 'A'])
  })

  it('stand in the place of one uuid that is no list', () => {
    const one = { component: 'shared', _uid: 's', stories: uuidOf('a') }
    expect(said(join(story('page', one), story('a', words('A'))).content)).toEqual(['A'])
  })

  it('are put into the named fields of the named blocks alone', () => {
    const other = { ...shared('s', 'a'), component: 'other' }
    const field = { component: 'shared', _uid: 's', more: [uuidOf('a')] }
    const page = join(story('page', other, field), story('a', words('A')))
    expect(JSON.stringify(page)).not.toContain('"A"')
  })

  it('that are not known stay uuids', () => {
    expect(said(join(story('page', shared('s', 'gone', 'a')), story('a', words('A'))).content)).toEqual([
      '#',
      'A',
    ])
  })

  it('are resolved in two levels', () => {
    const page = join(
      story('page', shared('s', 'a')),
      story('a', words('A'), shared('s', 'b')),
      story('b', words('B'), shared('s', 'c')),
      story('c', words('C')),
    )
    expect(said(page.content)).toEqual(['A', 'B', '#'])
  })

  it.each([
    ['itself', [story('a', words('A'), shared('s', 'a'))], ['A', '#']],
    [
      'itself by way of another',
      [story('a', words('A'), shared('s', 'b')), story('b', words('B'), shared('s', 'a', 'page'))],
      ['A', 'B', '#', '#'],
    ],
  ])('are not resolved again where one contains %s', (_, related, expected) => {
    expect(said(join(story('page', shared('s', 'a')), ...related).content)).toEqual(expected)
  })

  it('in all directions neither multiply without end nor take long', () => {
    const names = Array.from({ length: 50 }, (_, index) => `n${index}`)
    const related = names.map((name) => story(name, words('word'), shared('s', ...names)))
    const start = performance.now()
    const page = join(story('page', shared('s', ...names)), ...related)
    expect(said(page.content).filter((text) => text === 'word')).toHaveLength(250)
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})

describe('a story that stands on a page twice', () => {
  const anchored = story(
    'a',
    words('A', { anchor: 'size', link: { linktype: 'story', anchor: 'size' } }),
    words('B', { doc: { marks: [{ type: 'anchor', attrs: { id: 'size' } }] } }),
  )
  const page = join(
    story('page', shared('one', 'a', 'a'), shared('two', 'a'), shared('three', 'b')),
    anchored,
    story('b', shared('four', 'a')),
  )

  it('has other ids of its blocks in each place', () => {
    const uids = uidsIn(page)
    expect(uids.filter((uid) => uid.endsWith('-A'))).toEqual([
      'one-0-A',
      'one-1-A',
      'two-0-A',
      'three-0-four-0-A',
    ])
    expect(new Set(uids).size).toBe(uids.length)
  })

  it('has its anchors in the first place alone, and the anchors of its links in every one', () => {
    const json = JSON.stringify(page)
    expect(json.match(/"text":"A","anchor":"size"/g)).toHaveLength(1)
    expect(json.match(/"attrs":\{"id":"size"\}/g)).toHaveLength(1)
    expect(json.match(/"linktype":"story","anchor":"size"/g)).toHaveLength(4)
  })
})
