import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bloks, collectIssues, defineBlock, hintsOf, stories, storyFieldsOf, text } from '@/schemas/content'
import { definitions } from '@/schemas/definitions'
import { storyFields } from '@/schemas/story-fields'

const note = defineBlock({
  name: 'note',
  label: 'Note',
  description: 'A note.',
  group: 'text',
  icon: 'note',
  kind: 'page',
  schema: z.object({ body: bloks({ label: 'Body', except: ['listing'] }) }),
})
const field = stories(note, { label: 'Notes' })
const read = (value: unknown) => collectIssues(() => field.parse(value))

const uuid = '00000000-0000-4000-8000-000000000001'
const paragraph = { component: 'paragraph', _uid: 'p', text: 'Hallo' }
const story = (content: unknown) => ({ id: 1, uuid, name: 'Note', full_slug: 'de-de/note', content })
const resolved = story({ component: 'note', _uid: 'n', body: [paragraph] })

describe('a field of stories', () => {
  it.each([
    ['nothing', undefined, []],
    ['an empty text', '', []],
    ['null', null, []],
    ['a uuid', [uuid], [{ uuid }]],
    ['a uuid alone, as a field of one story sends it', uuid, [{ uuid }]],
    ['a story', [resolved], [{ uuid, content: { body: [paragraph] } }]],
    ['a story alone', resolved, [{ uuid, content: { body: [paragraph] } }]],
    ['the same story twice', [uuid, uuid], [{ uuid }, { uuid }]],
  ])('reads %s', (_, value, expected) => {
    const { result, left } = read(value)
    expect(result).toEqual(expected)
    expect(left).toEqual([])
  })

  it.each([
    ['what is not a story', [7, 'x', {}, null], [], /is not a story/],
    ['a story of another type', [story({ component: 'page', body: [] })], [{ uuid }], /of the type note/],
    ['a story without a type', [story('none')], [{ uuid }], /of the type note/],
    ['a story that cannot be read', [story({ component: 'note', body: 7 })], [{ uuid }], /expected array/],
  ])('reports %s, and shows nothing of it', (_, value, expected, reason) => {
    const { result, left } = read(value)
    expect(result).toEqual(expected)
    expect(left[0]?.message).toMatch(reason)
    expect(left[0]?.item).toBe(0)
  })

  it('leaves out the blocks that its stories do not take', () => {
    const listing = { component: 'listing', _uid: 'l' }
    const { result, left } = read([story({ component: 'note', _uid: 'n', body: [listing, paragraph] })])
    expect(result).toEqual([{ uuid, content: { body: [paragraph] } }])
    expect(left).toEqual([{ item: 0, message: 'listing does not belong here' }])
  })

  it.each<[string, (listing: object) => object, object]>([
    ['in a list', (listing) => ({ body: [listing, paragraph] }), { body: [paragraph] }],
    ['alone in a field', (listing) => ({ body: listing, gap: 2 }), { gap: 2 }],
    [
      'in a rich text',
      (listing) => ({ text: { content: [{ attrs: { body: [listing] } }] } }),
      { text: { content: [{ attrs: { body: [] } }] } },
    ],
  ])('leaves them out from inside other blocks, too: %s', (_, given, kept) => {
    const grid = { component: 'grid', _uid: 'g' }
    const content = { component: 'note', _uid: 'n', body: [{ ...grid, ...given({ component: 'listing' }) }] }
    const before = structuredClone(content)
    const { result, left } = read([story(content)])
    expect(result).toEqual([{ uuid, content: { body: [{ ...grid, ...kept }] } }])
    expect(left).toEqual([{ item: 0, message: 'listing does not belong here' }])
    expect(content).toEqual(before)
  })

  it('reads blocks of any depth', () => {
    let blok: object = paragraph
    for (let level = 0; level < 20_000; level += 1) blok = { component: 'grid', body: [blok] }
    expect(read([story({ component: 'note', _uid: 'n', body: [blok] })]).left).toEqual([])
  })

  it('tells editors which stories it takes', () => {
    expect(hintsOf(field)).toMatchObject({ type: 'stories', allow: ['note'], required: true })
  })
})

describe('the fields that the content service resolves', () => {
  it('are all fields of stories in the library of blocks, and no others', () => {
    expect([...storyFields].sort()).toEqual(Object.values(definitions).flatMap(storyFieldsOf).sort())
    expect(storyFields).toContain('shared_section.sections')
  })

  it('are named by block and field', () => {
    const schema = z.object({ title: text({ label: 'Title' }), notes: field, more: field })
    expect(storyFieldsOf({ ...note, name: 'board', schema })).toEqual(['board.notes', 'board.more'])
  })
})
