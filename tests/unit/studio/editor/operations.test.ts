import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Blok,
  duplicateBlok,
  insertBloks,
  locate,
  moveBlok,
  placeOf,
  removeBlok,
  setField,
  withUniqueUids,
} from '@/lib/studio/editor/model'
import { edited, edits, story, uidsOf } from './stories'

const blok = (uid: string, more: object = {}): Blok => ({ _uid: uid, component: 'headline', ...more })

const rich = {
  type: 'doc',
  content: [{ type: 'blok', attrs: { id: 'x', body: [blok('inside'), blok('beside')] } }],
}
const page: Blok = {
  _uid: 'root',
  component: 'page',
  title: 'Start',
  body: [
    blok('a', { text: 'One' }),
    blok('grid', { body: [blok('c'), blok('d')] }),
    blok('e', { text: rich }),
  ],
}

const order = (content: Blok) => uidsOf(content).join(' ')

describe('the operations of the editor', () => {
  it.each([
    ['before the first', { parent: 'root', list: ['body'], index: 0 }, 'root new a grid c d e inside beside'],
    ['between', { parent: 'root', list: ['body'], index: 1 }, 'root a new grid c d e inside beside'],
    ['after the last', { parent: 'root', list: ['body'], index: 99 }, 'root a grid c d e inside beside new'],
    ['into a block', { parent: 'grid', list: ['body'], index: 1 }, 'root a grid c new d e inside beside'],
    [
      'into a list that is unset',
      { parent: 'a', list: ['items'], index: 0 },
      'root a new grid c d e inside beside',
    ],
    [
      'into a rich text',
      { parent: 'e', list: ['text', 'content', 0, 'attrs', 'body'], index: 1 },
      'root a grid c d e inside new beside',
    ],
    ['into a block that is not there', { parent: 'gone', list: ['body'], index: 0 }, order(page)],
  ])('add a block %s', (_, place, wanted) => {
    expect(order(insertBloks(page, place, [blok('new')]))).toBe(wanted)
  })

  it.each([
    [
      'down in its list',
      'a',
      { parent: 'root', list: ['body'], index: 2 },
      'root grid c d a e inside beside',
    ],
    ['up in its list', 'e', { parent: 'root', list: ['body'], index: 0 }, 'root e inside beside a grid c d'],
    [
      'into another list',
      'c',
      { parent: 'root', list: ['body'], index: 0 },
      'root c a grid d e inside beside',
    ],
    [
      'out of a rich text',
      'inside',
      { parent: 'grid', list: ['body'], index: 2 },
      'root a grid c d inside e beside',
    ],
    ['nowhere when it stays', 'a', { parent: 'root', list: ['body'], index: 1 }, order(page)],
    ['never into itself', 'grid', { parent: 'grid', list: ['body'], index: 0 }, order(page)],
    ['never into a block inside it', 'grid', { parent: 'd', list: ['body'], index: 0 }, order(page)],
    ['nowhere when it is the root', 'root', { parent: 'grid', list: ['body'], index: 0 }, order(page)],
  ])('move a block %s', (_, uid, place, wanted) => {
    expect(order(moveBlok(page, uid, place))).toBe(wanted)
  })

  it.each([
    ['a', 'root grid c d e inside beside'],
    ['grid', 'root a e inside beside'],
    ['inside', 'root a grid c d e beside'],
    ['root', order(page)],
    ['gone', order(page)],
  ])('delete %s', (uid, wanted) => {
    expect(order(removeBlok(page, uid))).toBe(wanted)
  })

  it('set, change and unset a field, and share what did not change', () => {
    const set = setField(page, 'c', 'text', 'New')
    expect(locate(set, 'c')?.blok.text).toBe('New')
    expect((set.body as Blok[])[0]).toBe((page.body as Blok[])[0])
    expect(setField(set, 'c', 'text', undefined)).toEqual(page)
    expect(setField(page, 'a', 'text', 'One')).toBe(page)
  })

  it('duplicate a block with everything in it, under new uids', () => {
    const copy = duplicateBlok(page, 'grid')
    const uids = uidsOf(copy?.content as Blok)
    expect(new Set(uids).size).toBe(uids.length)
    expect(uids).toHaveLength(uidsOf(page).length + 3)
    expect(placeOf(copy?.content as Blok, copy?.uid ?? '')).toEqual({
      parent: 'root',
      list: ['body'],
      index: 2,
    })
  })

  it('never lose or repeat a block by moving', () => {
    fc.assert(
      fc.property(story, edits, (from, list) => {
        const moves = list.map((each) => ({ ...each, kind: 3 }))
        expect(uidsOf(edited(from, moves, 'x')).sort()).toEqual(uidsOf(from).sort())
      }),
    )
  })

  it('keep every uid unique', () => {
    fc.assert(
      fc.property(story, edits, (from, list) => {
        const uids = uidsOf(edited(from, list, 'x'))
        expect(new Set(uids).size).toBe(uids.length)
      }),
    )
  })
})

describe('content without uids', () => {
  it('gets one for each block, and keeps those that are there', () => {
    const content = withUniqueUids({
      component: 'page',
      body: [
        { component: 'headline' },
        blok('a'),
        blok('a', { text: 'copy' }),
        { _uid: 7, component: 'grid' },
      ],
    })
    const uids = uidsOf(content)
    expect(new Set(uids).size).toBe(5)
    expect(uids[2]).toBe('a')
    expect(uids.every((uid) => typeof uid === 'string' && uid !== '')).toBe(true)
  })

  it('stays the same when nothing is missing', () => {
    expect(withUniqueUids(page)).toEqual(page)
  })
})
