import { describe, expect, it } from 'vitest'
import { type Around, isBeside, spotAt } from '@/lib/studio/editor/frame/drop-spot'
import { locate, placeBeside, type Where } from '@/lib/studio/editor/model'
import { describeForms } from '@/lib/studio/forms'
import { definitions } from '@/schemas/definitions'

const forms = describeForms(Object.values(definitions), (english) => english)
const blok = (uid: string, component: string, more: object = {}) => ({ _uid: uid, component, ...more })
const body = [
  blok('title', 'headline'),
  blok('grid', 'grid', { body: [blok('one', 'headline'), blok('two', 'headline')] }),
  blok('faq', 'accordion', { items: [blok('item', 'accordion_item')] }),
]
const content = blok('root', 'page', { body })
const find = (uid: string) => locate(content, uid)?.blok

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })
const title: Around = { uid: 'title', box: box(0, 0, 400, 40), isRow: false }
const grid: Around = { uid: 'grid', box: box(0, 50, 400, 200), isRow: false }
const one: Around = { uid: 'one', box: box(20, 80, 170, 100), isRow: true }
const faq: Around = { uid: 'faq', box: box(0, 260, 400, 90), isRow: false }
const item: Around = { uid: 'item', box: box(0, 275, 400, 60), isRow: false }

const spot = (around: Around[], x: number, y: number, component: string, moved?: string) => {
  const placeFor = (uid: string, where: Where) =>
    placeBeside(content, find, forms, uid, component, where, moved)
  const found = spotAt(around, { x, y }, placeFor)
  return found && `${found.where} ${found.uid} at ${found.place.parent} ${found.place.index}`
}

describe('a block that is dropped on the page', () => {
  it.each<[string, Around[], number, number, string, string | undefined]>([
    ['in the upper half of a block', [title], 200, 12, 'headline', 'before title at root 0'],
    ['in its lower half', [title], 200, 30, 'headline', 'after title at root 1'],
    ['in the left half of one in a row', [one, grid], 60, 120, 'headline', 'before one at grid 0'],
    ['in its right half', [one, grid], 150, 120, 'headline', 'after one at grid 1'],
    ['at the edge of what holds the block', [one, grid], 60, 55, 'headline', 'before grid at root 1'],
    ['over a block that is no neighbour for it', [item, faq], 60, 290, 'quote', 'before faq at root 2'],
    ['in the middle of a block that takes it', [grid], 200, 150, 'headline', 'inside grid at grid 2'],
    ['where it fits nowhere', [title], 200, 12, 'trigger', undefined],
    ['beside every block', [title], 200, -30, 'headline', 'before title at root 0'],
  ])('goes %s', (_, around, x, y, component, wanted) => {
    expect(spot(around, x, y, component)).toBe(wanted)
  })

  it('does not go into itself', () => {
    expect(spot([one, grid], 60, 120, 'grid', 'grid')).toBeUndefined()
  })
})

it('stands beside another one where they share their height', () => {
  expect(isBeside(box(0, 0, 100, 100), box(110, 10, 100, 60))).toBe(true)
  expect(isBeside(box(0, 0, 100, 100), box(0, 110, 100, 60))).toBe(false)
  expect(isBeside(box(0, 0, 300, 100), box(0, 90, 300, 100))).toBe(false)
})
