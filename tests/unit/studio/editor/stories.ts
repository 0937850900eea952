import fc from 'fast-check'
import {
  allBloks,
  type Blok,
  duplicateBlok,
  insertBloks,
  moveBlok,
  placeOf,
  removeBlok,
  setField,
} from '@/lib/studio/editor/model'

/** Blocks with a text and inner blocks, whose uids are numbered from top to bottom. */
const shape = fc.letrec<{ blok: { component: string; text: string; body: unknown[] } }>((tie) => ({
  blok: fc.record({
    component: fc.constantFrom('headline', 'grid', 'teaser'),
    text: fc.constantFrom('', 'one', 'two', 'three'),
    body: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constant<unknown[]>([]),
      fc.array<unknown>(tie('blok'), { maxLength: 4 }),
    ),
  }),
})).blok

const numbered = (root: unknown): Blok => {
  let next = 0
  const visit = (blok: { body: unknown[] }): Blok => {
    const _uid = `b${next}`
    next += 1
    return { ...blok, _uid, body: blok.body.map((each) => visit(each as never)) } as unknown as Blok
  }
  return visit(root as never)
}

export const story: fc.Arbitrary<Blok> = fc
  .array(shape, { maxLength: 5 })
  .map((body) => numbered({ component: 'page', text: '', body }))

type Edit = { kind: number; which: number; other: number; index: number; text: string }

const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.nat(4),
  which: fc.nat(),
  other: fc.nat(),
  index: fc.nat(4),
  text: fc.constantFrom('', 'red', 'green', 'blue'),
})

export const edits = fc.array(edit, { maxLength: 6 })

/** The story after some edits of any kind; `by` makes the uids of new blocks differ between editors. */
export const edited = (from: Blok, list: readonly Edit[], by: string): Blok =>
  list.reduce((content, { kind, which, other, index, text }, number) => {
    const bloks = allBloks(content).map(({ blok }) => blok)
    const uid = bloks[which % bloks.length]?._uid ?? ''
    const parent = bloks[other % bloks.length]?._uid ?? ''
    const place = { parent, list: ['body'], index }
    if (kind === 0) return setField(content, uid, 'text', text)
    if (kind === 1)
      return insertBloks(content, place, [{ _uid: `${by}${number}`, component: 'headline', text, body: [] }])
    if (kind === 2) return removeBlok(content, uid)
    if (kind === 3) return moveBlok(content, uid, place)
    return placeOf(content, uid) ? (duplicateBlok(content, uid)?.content ?? content) : content
  }, from)

export const uidsOf = (content: Blok) => allBloks(content).map(({ blok }) => blok._uid)
