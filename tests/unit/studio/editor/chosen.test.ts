import { expect, it } from 'vitest'
import type { Blok } from '@/lib/studio/editor/model'
import { allChosen, chosenIn, ranged, toggled } from '@/lib/studio/editor/state/chosen'
import { createCommands } from '@/lib/studio/editor/state/commands'
import { createStore } from '@/lib/studio/editor/state/store'
import { describeForms } from '@/lib/studio/forms'
import { definitions } from '@/schemas/definitions'

const forms = describeForms(Object.values(definitions), (english) => english)
const blok = (uid: string, component = 'headline', more: object = { text: uid }): Blok => ({
  ...{ _uid: uid, component },
  ...more,
})
const page = blok('root', 'page', {
  body: [blok('a'), blok('b'), blok('grid', 'grid', { body: [blok('x'), blok('y')] }), blok('c')],
})
const order = ['root', 'a', 'b', 'grid', 'x', 'y', 'c']

function open(selected: string, ...also: string[]) {
  const store = createStore(page, () => 0)
  const commands = createCommands(store, forms)
  store.select(selected, also)
  const texts = () =>
    (store.get().present.content.body as Blok[]).map(({ component, text, body }) =>
      component === 'grid' ? (body as Blok[]).map(({ text: inner }) => inner) : text,
    )
  return { store, commands, texts }
}

it.each([
  ['a line and what it holds', ['grid', 'x'], ['grid']],
  ['the story with others', ['root', 'a'], ['a']],
  ['lines from top to bottom', ['c', 'a', 'y'], ['a', 'y', 'c']],
])('several chosen blocks are worked on once each: %s', (_, [selected = '', ...also], wanted) => {
  expect(chosenIn({ content: page, selected, also }, selected)).toEqual(wanted)
  expect(chosenIn({ content: page, selected, also }, 'b')).toEqual(['b'])
})

it('are chosen by the key that adds one and takes it away, and by the key of a range', () => {
  expect(toggled({ content: page, selected: 'a' }, 'c')).toEqual({ selected: 'c', also: ['a'] })
  expect(toggled({ content: page, selected: 'c', also: ['a'] }, 'a')).toEqual({ selected: 'c', also: [] })
  expect(toggled({ content: page, selected: 'c', also: ['a'] }, 'c')).toEqual({ selected: 'a', also: [] })
  expect(ranged(order, 'grid', 'a')).toEqual({ selected: 'a', also: ['b', 'grid'] })
  expect(ranged(order, 'a', 'b')).toEqual({ selected: 'b', also: ['a'] })
})

it.each<[string, (opened: ReturnType<typeof open>) => unknown, unknown[]]>([
  ['are deleted', ({ commands }) => commands.remove('b'), [['x', 'y'], 'c']],
  ['move up', ({ commands }) => commands.moveBy('b', -1), ['a', 'b', ['x', 'y'], 'c']],
  ['move down', ({ commands }) => commands.moveBy('b', 1), [['x', 'y'], 'a', 'b', 'c']],
  [
    'are duplicated behind the last',
    ({ commands }) => commands.duplicate('b'),
    ['a', 'b', 'a', 'b', ['x', 'y'], 'c'],
  ],
  [
    'are dropped one behind the other',
    ({ commands }) => commands.moveTo('a', { parent: 'grid', list: ['body'], index: 1 }),
    [['x', 'a', 'b', 'y'], 'c'],
  ],
  [
    'are copied',
    ({ commands }) => commands.paste('c', commands.copied('b') ?? ''),
    ['a', 'b', ['x', 'y'], 'c', 'a', 'b'],
  ],
])('two chosen blocks %s, as one step of the history', (_, act, wanted) => {
  const opened = open('b', 'a')
  act(opened)
  expect(opened.texts()).toEqual(wanted)
  opened.store.undo()
  expect(opened.store.get().present.content).toBe(page)
})

it('blocks of several lists do not move a step, and none is dropped into one of them', () => {
  const { commands, store } = open('a', 'x')
  expect(commands.moveBy('a', 1)).toBe(false)
  const held = open('a', 'grid')
  held.commands.moveTo('a', { parent: 'grid', list: ['body'], index: 0 })
  expect(held.store.get().present.content).toBe(page)
  store.select('a')
  expect(store.get().present.also).toBeUndefined()
})

it('each command answers on how many it has worked', () => {
  const opened = open('b', 'a')
  expect(opened.commands.moveTo('b', { parent: 'grid', list: ['body'], index: 0 })).toBe(2)
  expect(opened.commands.duplicate('b')).toBe(2)
  expect(opened.commands.remove(opened.store.get().present.selected)).toBe(2)
  expect(opened.commands.remove('root')).toBe(0)
})

it('of several kinds are offered no list that takes only one of them', () => {
  const list = blok('faq', 'accordion', {
    items: [blok('one', 'accordion_item', {}), blok('two', 'accordion_item', {})],
  })
  const store = createStore({ ...page, body: [...(page.body as Blok[]), list] }, () => 0)
  const commands = createCommands(store, forms)
  store.select('two', ['a'])
  expect(commands.placeFor('one', 'accordion_item', 'before', 'two')).toBeUndefined()
  expect(commands.moveTo('two', { parent: 'faq', list: ['items'], index: 0 })).toBe(0)
  store.select('two')
  expect(commands.placeFor('one', 'accordion_item', 'before', 'two')).toBeDefined()
})

it.each([
  ['b', { selected: 'b', also: ['a', 'c'] }],
  ['root', { selected: 'a', also: ['b', 'c'] }],
])('all are chosen but the story itself, and %s keeps or gives the selection', (selected, wanted) => {
  expect(allChosen(['root', 'a', 'b', 'c'], 'root', selected)).toEqual(wanted)
  expect(allChosen(['root'], 'root', 'root')).toEqual({ selected: 'root', also: [] })
})
