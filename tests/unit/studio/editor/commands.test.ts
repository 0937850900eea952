import { describe, expect, it } from 'vitest'
import { offeredOf } from '@/lib/studio/editor/dialogs/block-kinds'
import { type Blok, componentsWithRoom } from '@/lib/studio/editor/model'
import { createCommands } from '@/lib/studio/editor/state/commands'
import { createStore } from '@/lib/studio/editor/state/store'
import { rowsOf } from '@/lib/studio/editor/tree/rows'
import { type BlockForm, describeForms } from '@/lib/studio/forms'
import { triggerTypes } from '@/schemas/blocks/triggers'
import { definitions } from '@/schemas/definitions'
import { uidsOf } from './stories'

const forms = describeForms(Object.values(definitions), (english) => english)
const blok = (uid: string, component: string, more: object = {}): Blok => ({ _uid: uid, component, ...more })
const page = blok('root', 'page', {
  body: [
    blok('a', 'headline', { text: 'Sleeping bags' }),
    blok('acc', 'accordion', { items: [blok('i', 'accordion_item', { title: 'One' })] }),
    blok('campaign', 'trigger_container', { triggers: [blok('t', 'trigger')], body: [blok('b', 'banner')] }),
  ],
})

function open(content: Blok = page) {
  const store = createStore(content, () => 0)
  const commands = createCommands(store, forms)
  const uids = () => uidsOf(store.get().present.content)
  return {
    store,
    commands,
    uids,
    order: () => uids().join(' '),
    selected: () => store.get().present.selected,
  }
}

describe('the commands of the editor', () => {
  it.each([
    ['behind a block', 'a', 'headline', undefined, ['root', 0, 1]],
    ['into a page', 'root', 'headline', undefined, ['root', 0, 3]],
    ['into a block when its item does not fit behind it', 'acc', 'accordion_item', undefined, ['acc', 0, 1]],
    ['into a container that is selected', 'campaign', 'headline', undefined, ['campaign', 1, 1]],
    ['before a block', 'a', 'quote', 'before', ['root', 0, 0]],
    ['behind the block around it when it fits nowhere nearer', 't', 'headline', undefined, ['root', 0, 3]],
    ['into the list that takes it', 'campaign', 'headline', 'inside', ['campaign', 1, 1]],
    ['into the other list that takes it', 'campaign', 'trigger_group', 'inside', ['campaign', 0, 1]],
  ] as const)('add %s', (_, target, component, where, [parent, list, index]) => {
    const { commands, selected, store } = open()
    expect(commands.add(target, component, where)).toBe(true)
    const added = commands.find(selected())
    expect(added?.component).toBe(component)
    const rows = rowsOf(store.get().present.content, forms, new Set(), {})
    expect(rows.some(({ key }) => key === selected())).toBe(true)
    const holder = commands.find(parent) as Blok
    const field = forms[holder.component]?.fields.filter(({ type }) => type === 'bloks')[list]?.name ?? ''
    expect((holder[field] as Blok[])[index]?._uid).toBe(selected())
  })

  it.each([
    ['a page', 'root', 'inside'],
    ['a container', 'campaign', 'inside'],
    ['a block that holds its own entries alone', 'acc', 'after'],
    ['a block that holds nothing', 'a', 'after'],
  ])('begin where blocks usually go while %s is selected', (_, uid, where) => {
    const { store, commands } = open()
    store.select(uid)
    expect(commands.usualWhere()).toBe(where)
  })

  it.each([
    ['the first headline', { body: [] }, 'root', 'headline', 'h1'],
    ['a banner at the head', { body: [] }, 'root', 'banner', 'h1'],
    ['a headline below text', { body: [blok('p', 'paragraph')] }, 'root', 'headline', 'h1'],
    ['a banner further down', { body: [blok('p', 'paragraph')] }, 'root', 'banner', undefined],
    ['a second headline', { body: [blok('h', 'headline', { type: 'h1' })] }, 'root', 'headline', undefined],
    [
      'a headline below a banner without words yet',
      { body: [blok('b', 'banner', { level: 'h1' })] },
      'root',
      'headline',
      undefined,
    ],
    [
      'a headline that shows at times',
      { body: [blok('c', 'trigger_container', { body: [] })] },
      'c',
      'headline',
      undefined,
    ],
    ['any other block', { body: [] }, 'root', 'faq', undefined],
  ])('give %s the level that the page needs', (_, content, target, component, wanted) => {
    const { commands, selected } = open(blok('root', 'page', content))
    commands.add(target, component, 'inside')
    const added = commands.find(selected())
    expect(added?.type ?? added?.level).toBe(wanted)
  })

  it('add a trigger of a kind in one step', () => {
    const { commands, selected } = open()
    const kinds = offeredOf(forms.trigger as BlockForm)
    expect(kinds.map(({ kind }) => [kind?.value, kind?.asks])).toEqual(
      triggerTypes.map((type) => [type, type === 'sale' ? undefined : 'value']),
    )
    const brand = kinds.find(({ kind }) => kind?.value === 'marke')?.kind
    expect(commands.add('campaign', 'trigger', 'inside', brand)).toBe(true)
    expect(commands.find(selected())).toMatchObject({ component: 'trigger', type: 'marke' })
    expect(offeredOf(forms.banner as BlockForm)).toEqual([{ key: 'banner', form: forms.banner }])
  })

  it('offer what fits somewhere in the story, and nothing else', () => {
    const offered = componentsWithRoom(page, forms)
    for (const name of ['headline', 'accordion_item', 'trigger']) expect(offered).toContain(name)
    for (const name of ['page', 'tabs_item', 'faq_item']) expect(offered).not.toContain(name)
    const alone = componentsWithRoom(blok('root', 'page', { body: [] }), forms)
    expect(alone).toContain('headline')
    expect(alone).not.toContain('accordion_item')
  })

  it.each([
    ['a', true],
    ['campaign', false],
    ['i', false],
    ['root', false],
  ])('know whether another block follows %s: %s', (uid, expected) => {
    expect(open().commands.canMoveBy(uid, 1)).toBe(expected)
  })

  it.each([
    ['an item beside a block', 'a', 'accordion_item', undefined],
    ['a block into one that has no list', 'a', 'headline', 'inside'],
    ['anything beside the page', 'root', 'headline', 'after'],
    ['a page into a page', 'root', 'page', 'inside'],
  ] as const)('do not add %s', (_, target, component, where) => {
    const { commands, order, store } = open()
    expect(commands.add(target, component, where)).toBe(false)
    expect(order()).toBe(uidsOf(page).join(' '))
    expect(store.get().past).toEqual([])
  })

  it('select the next block after one was deleted, then the one before, then the parent', () => {
    const { commands, selected } = open()
    commands.remove('a')
    expect(selected()).toBe('acc')
    commands.remove('campaign')
    expect(selected()).toBe('acc')
    commands.remove('i')
    expect(selected()).toBe('acc')
    commands.remove('acc')
    expect(selected()).toBe('root')
    expect(commands.remove('root')).toBe(0)
  })

  it.each([
    ['the next one in their list', ['a', 'acc'], 'campaign'],
    ['the one before where they were the last', ['acc', 'campaign'], 'a'],
    ['the block around where nothing is left in it', ['a', 'acc', 'campaign'], 'root'],
    ['the one behind the last, where they stood apart', ['a', 'i'], 'acc'],
  ])('select %s after several were deleted', (_, several, wanted) => {
    const { commands, selected, store } = open()
    const [first = '', ...also] = several
    store.select(first, also)
    commands.remove(first)
    expect(selected()).toBe(wanted)
  })

  it('move a block among its siblings and stop at the ends', () => {
    const { commands, uids } = open()
    expect(commands.moveBy('a', -1)).toBe(false)
    expect(commands.moveBy('a', 1)).toBe(true)
    expect(uids().indexOf('acc')).toBeLessThan(uids().indexOf('a'))
    commands.moveBy('a', 1)
    expect(commands.moveBy('a', 1)).toBe(false)
  })

  it('paste what was copied on another page, and say when there is no place for it', () => {
    const other = open(blok('other', 'page', { body: [] }))
    const text = open().commands.copied('acc') ?? ''
    expect(other.commands.paste('other', text)).toBe(1)
    expect(other.commands.find(other.selected())?.component).toBe('accordion')
    expect(other.uids()).not.toContain('acc')
    expect(other.commands.paste('other', open().commands.copied('i') ?? '')).toBe(0)
    expect(other.commands.paste('other', 'words')).toBe('noBlocks')
    expect(open().commands.copied('root')).toBeUndefined()
  })

  it('are taken back one by one', () => {
    const { commands, store, order } = open()
    commands.duplicate('acc')
    commands.setField('a', 'text', 'N')
    commands.setField('a', 'text', 'Ne')
    commands.remove('campaign')
    store.undo()
    store.undo()
    expect(commands.find('a')?.text).toBe('Sleeping bags')
    store.undo()
    expect(order()).toBe(uidsOf(page).join(' '))
  })
})

describe('the lines of the tree', () => {
  it('name the lists of a block that has several, and number the blocks in each', () => {
    const rows = rowsOf(page, forms, new Set(), {})
    expect(rows.map((row) => [row.level, row.kind === 'blok' ? row.blok._uid : row.label])).toEqual([
      [1, 'root'],
      [2, 'a'],
      [2, 'acc'],
      [3, 'i'],
      [2, 'campaign'],
      [3, 'Triggers'],
      [4, 't'],
      [3, 'Blocks'],
      [4, 'b'],
    ])
    expect(rows[1]).toMatchObject({ words: 'Sleeping bags', position: 1, size: 3, isOpen: undefined })
  })

  it('leave out what is closed', () => {
    const rows = rowsOf(page, forms, new Set(['acc', 'campaign']), {})
    expect(rows.map(({ key }) => key)).toEqual(['root', 'a', 'acc', 'campaign'])
  })

  it('empty the value of a condition with its kind, and bring it back with it while the block is open', () => {
    const { commands, store } = open()
    const choose = (type: string) => commands.setField('t', 'type', type)
    const condition = () => [commands.find('t')?.type, commands.find('t')?.value]
    choose('productNumber')
    commands.setField('t', 'value', '4711, 4712')
    choose('marke')
    expect(condition()).toEqual(['marke', undefined])
    commands.setField('t', 'value', 'Nest')
    choose('sale')
    expect(condition()).toEqual(['sale', undefined])
    choose('productNumber')
    expect(condition()).toEqual(['productNumber', '4711, 4712'])
    commands.setField('t', 'value', '4711')
    choose('marke')
    expect(condition()).toEqual(['marke', 'Nest'])
    store.undo()
    expect(condition()).toEqual(['productNumber', '4711'])
    choose('marke')
    store.select('a')
    choose('productNumber')
    expect(condition()).toEqual(['productNumber', undefined])
  })

  it('leave the value of a condition whose kind is chosen as it was without a choice', () => {
    const { commands } = open()
    commands.setField('t', 'value', 'ueber-uns')
    commands.setField('t', 'type', forms.trigger?.fields.find(({ name }) => name === 'type')?.initial)
    expect(commands.find('t')?.value).toBe('ueber-uns')
  })

  it('paste many blocks as one step', () => {
    const many = Array.from({ length: 300 }, (_, index) => blok(`m${index}`, 'headline', { text: 'x' }))
    const from = open(blok('many', 'page', { body: many }))
    const { commands, store, uids } = open()
    const before = uids().length
    expect(commands.paste('a', from.commands.copiedAll() ?? '')).toBe(300)
    expect(uids()).toHaveLength(before + 300)
    store.undo()
    expect(uids()).toHaveLength(before)
  })

  it('drop signs of no width that a paste brings along, but those that shape words and emoji', () => {
    const { commands } = open()
    commands.setField('a', 'text', '\ufeffpw\u200b10\u206001 Kinder\u00adwagen \u{1f468}\u200d\u{1f467}')
    expect(commands.find('a')?.text).toBe('pw1001 Kinder\u00adwagen \u{1f468}\u200d\u{1f467}')
  })

  it('drop the control characters that a paste brings along, and nothing else', () => {
    const { commands, store } = open()
    commands.setField('a', 'text', 'Schlaf\u0000säcke\u0007\tund\nDecken \ud83d\ude34 \ud83d')
    expect(commands.find('a')?.text).toBe('Schlafsäcke\tund\nDecken \ud83d\ude34 \ufffd')
    const rich = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a\u0001b' }] }],
    }
    commands.setField('a', 'text', rich)
    expect(JSON.stringify(commands.find('a')?.text)).toContain('"ab"')
    const copied = JSON.stringify({
      format: 'shop/blocks@1',
      blocks: [{ _uid: 'x', component: 'headline', text: 'c\u0000d' }],
    })
    expect(commands.paste('a', copied)).toBe(1)
    expect(JSON.stringify(store.get().present.content)).toContain('"cd"')
  })

  it('copy all blocks of a story at once', () => {
    const text = open().commands.copiedAll() ?? ''
    const other = open(blok('other', 'page', { body: [] }))
    expect(other.commands.paste('other', text)).toBe(3)
    expect(open(blok('other', 'page', { body: [] })).commands.copiedAll()).toBeUndefined()
  })
})
