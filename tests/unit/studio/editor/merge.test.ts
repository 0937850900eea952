import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Blok,
  insertBloks,
  locate,
  mergeStories,
  moveBlok,
  removeBlok,
  setField,
} from '@/lib/studio/editor/model'
import { edited, edits, story, uidsOf } from './stories'

const blok = (uid: string, more: object = {}): Blok => ({ _uid: uid, component: 'headline', ...more })
const base: Blok = {
  _uid: 'root',
  component: 'page',
  title: 'Start',
  body: [blok('a', { text: 'A', level: 'h2' }), blok('b', { body: [blok('c'), blok('d')] }), blok('e')],
}
const at = (parent: string, index: number) => ({ parent, list: ['body'], index })
const add = (content: Blok, uid: string, parent: string, index: number) =>
  insertBloks(content, at(parent, index), [blok(uid)])
const order = (content: Blok) => uidsOf(content).join(' ')

describe('the merge of two saves', () => {
  it('takes over the fields that only one side changed', () => {
    const mine = setField(setField(base, 'a', 'text', 'Mine'), 'root', 'title', 'Same')
    const theirs = setField(setField(base, 'a', 'level', 'h3'), 'root', 'title', 'Same')
    const { content, conflicts } = mergeStories(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(locate(content, 'a')?.blok).toEqual(blok('a', { text: 'Mine', level: 'h3' }))
    expect(content.title).toBe('Same')
  })

  it('lists a field that both changed, keeps mine, and takes theirs when that is chosen', () => {
    const mine = setField(base, 'a', 'text', 'Mine')
    const theirs = setField(base, 'a', 'text', 'Theirs')
    const merged = mergeStories(base, mine, theirs)
    expect(merged.conflicts).toEqual([
      expect.objectContaining({
        kind: 'field',
        uid: 'a',
        field: 'text',
        base: 'A',
        mine: 'Mine',
        theirs: 'Theirs',
      }),
    ])
    expect(locate(merged.content, 'a')?.blok.text).toBe('Mine')
    const id = merged.conflicts[0]?.id ?? ''
    expect(locate(mergeStories(base, mine, theirs, { [id]: 'theirs' }).content, 'a')?.blok.text).toBe(
      'Theirs',
    )
  })

  it('lists blocks that both sorted differently, keeps my order, and takes theirs when that is chosen', () => {
    const [first, last] = [moveBlok(base, 'e', at('root', 0)), moveBlok(base, 'a', at('root', 3))]
    const merged = mergeStories(base, first, last)
    expect(merged.conflicts).toMatchObject([{ kind: 'order', uid: 'root', field: 'body', chosen: 'mine' }])
    expect(order(merged.content)).toBe('root e a b c d')
    const id = merged.conflicts[0]?.id ?? ''
    expect(order(mergeStories(base, first, last, { [id]: 'theirs' }).content)).toBe(order(last))
    expect(mergeStories(base, first, first).conflicts).toEqual([])
  })

  it.each([
    ['both at the end', add(base, 'm', 'root', 9), add(base, 't', 'root', 9), 'root a b c d e m t'],
    ['in different lists', add(base, 'm', 'b', 0), add(base, 't', 'root', 0), 'root t a b m c d e'],
    ['before the first', add(base, 'm', 'root', 0), base, 'root m a b c d e'],
    [
      'into a list that the other moves',
      add(base, 'm', 'b', 1),
      moveBlok(base, 'b', at('root', 0)),
      'root b c m d a e',
    ],
    ['beside one that the other deletes', add(base, 'm', 'root', 1), removeBlok(base, 'a'), 'root m b c d e'],
  ])('has the blocks that were added %s', (_, mine, theirs, wanted) => {
    const { content, conflicts } = mergeStories(base, mine, theirs)
    expect(order(content)).toBe(wanted)
    expect(conflicts).toEqual([])
  })

  it('follows a block that one side moves and the other changes', () => {
    const { content, conflicts } = mergeStories(
      base,
      moveBlok(base, 'c', at('root', 0)),
      setField(base, 'c', 'text', 'New'),
    )
    expect(order(content)).toBe('root c a b d e')
    expect(locate(content, 'c')?.blok.text).toBe('New')
    expect(conflicts).toEqual([])
  })

  it('deletes what one side deleted and the other left alone', () => {
    const { content, conflicts } = mergeStories(
      base,
      removeBlok(base, 'b'),
      setField(base, 'a', 'text', 'New'),
    )
    expect(order(content)).toBe('root a e')
    expect(conflicts).toEqual([])
  })

  it.each([
    ['changed', setField(base, 'd', 'text', 'New')],
    ['filled', add(base, 'n', 'b', 0)],
    ['took another block into', moveBlok(base, 'e', at('b', 0))],
  ])('keeps a block that one side deleted and the other %s, until it is decided', (_, touched) => {
    const gone = removeBlok(base, 'b')
    for (const [mine, theirs, deletedBy] of [
      [gone, touched, 'mine'],
      [touched, gone, 'theirs'],
    ] as const) {
      const merged = mergeStories(base, mine, theirs)
      expect(merged.conflicts).toEqual([expect.objectContaining({ kind: 'deleted', uid: 'b', deletedBy })])
      expect(order(merged.content)).toBe(order(touched))
      const chosen = mergeStories(base, mine, theirs, { [merged.conflicts[0]?.id ?? '']: deletedBy })
      expect(uidsOf(chosen.content)).not.toContain('b')
      expect(uidsOf(chosen.content)).toContain('e')
    }
  })

  it('asks where a block belongs that both moved', () => {
    const mine = moveBlok(base, 'd', at('root', 0))
    const theirs = moveBlok(base, 'd', at('a', 0))
    const merged = mergeStories(base, mine, theirs)
    expect(merged.conflicts).toEqual([expect.objectContaining({ kind: 'moved', uid: 'd' })])
    expect(order(merged.content)).toBe('root d a b c e')
    expect(order(mergeStories(base, mine, theirs, { 'moved/d': 'theirs' }).content)).toBe('root a d b c e')
  })

  it('does not put two blocks into each other', () => {
    const { content } = mergeStories(base, moveBlok(base, 'a', at('b', 0)), moveBlok(base, 'b', at('a', 0)))
    expect(uidsOf(content).sort()).toEqual(uidsOf(base).sort())
  })
})

describe('the merge of any two saves', () => {
  const threeWays = fc.tuple(story, edits, edits).map(([from, mine, theirs]) => ({
    from,
    mine: edited(from, mine, 'm'),
    theirs: edited(from, theirs, 't'),
  }))

  it('is the changed one when the other is unchanged', () => {
    fc.assert(
      fc.property(threeWays, ({ from, mine }) => {
        expect(mergeStories(from, mine, from)).toEqual({ content: mine, conflicts: [] })
        expect(mergeStories(from, from, mine)).toEqual({ content: mine, conflicts: [] })
        expect(mergeStories(from, mine, mine)).toEqual({ content: mine, conflicts: [] })
      }),
      { numRuns: 200 },
    )
  })

  it('loses no block that one side added or left, and repeats none', () => {
    fc.assert(
      fc.property(threeWays, ({ from, mine, theirs }) => {
        const before = new Set(uidsOf(from))
        const [my, their] = [uidsOf(mine), uidsOf(theirs)]
        const { content, conflicts } = mergeStories(from, mine, theirs)
        const merged = uidsOf(content)
        expect(new Set(merged).size).toBe(merged.length)
        const expected = [...my, ...their].filter(
          (uid) => !before.has(uid) || (my.includes(uid) && their.includes(uid)),
        )
        expect(merged).toEqual(expect.arrayContaining(expected))
        expect(conflicts.map(({ id }) => id)).toEqual([...new Set(conflicts.map(({ id }) => id))])
      }),
      { numRuns: 200 },
    )
  })

  it('has the text of the side that changed it, and a conflict where both did', () => {
    fc.assert(
      fc.property(threeWays, ({ from, mine, theirs }) => {
        const { content, conflicts } = mergeStories(from, mine, theirs)
        for (const uid of uidsOf(from)) {
          const [was, my, their, now] = [from, mine, theirs, content].map(
            (each) => locate(each, uid)?.blok.text,
          )
          if (my === undefined || their === undefined) continue
          if (my === their || was === their) expect(now).toBe(my)
          else if (was === my) expect(now).toBe(their)
          else
            expect(conflicts).toContainEqual(expect.objectContaining({ kind: 'field', uid, field: 'text' }))
        }
      }),
      { numRuns: 200 },
    )
  })

  it('is theirs in every field that both changed when theirs is chosen', () => {
    fc.assert(
      fc.property(threeWays, ({ from, mine, theirs }) => {
        const { conflicts } = mergeStories(from, mine, theirs)
        const choices = Object.fromEntries(
          conflicts.filter(({ kind }) => kind === 'field').map(({ id }) => [id, 'theirs' as const]),
        )
        const { content } = mergeStories(from, mine, theirs, choices)
        for (const { kind, uid } of conflicts)
          if (kind === 'field') expect(locate(content, uid)?.blok.text).toBe(locate(theirs, uid)?.blok.text)
      }),
    )
  })
})
