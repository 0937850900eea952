import { describe, expect, it } from 'vitest'
import { connectFrame, type FrameEvents, frameAddress } from '@/lib/studio/frame'

const origin = 'https://shop.example'
const content = {
  component: 'page',
  _uid: 'root',
  body: [
    { component: 'headline', _uid: 'a' },
    { component: 'grid', _uid: 'g', body: [{ component: 'headline', _uid: 'b' }] },
  ],
}
const story = { id: 7, uuid: 'u', name: 'Seite', fullSlug: 'de-de/seite', content }

type Message = Record<string, unknown>

/** An editor with a frame, in which messages of the bridge arrive and are collected. */
function open(abilities: FrameEvents['abilities'] = () => none) {
  const page = new EventTarget()
  const sent: { message: Message; origin: string }[] = []
  const contentWindow = {
    postMessage: (message: Message, to: string) => void sent.push({ message, origin: to }),
  }
  const heard: unknown[][] = []
  const hear =
    (name: string) =>
    (...given: unknown[]) =>
      void heard.push([name, ...given])
  const frame = connectFrame(
    { contentWindow: contentWindow as never },
    origin,
    {
      ready: hear('ready'),
      select: hear('select'),
      deselect: hear('deselect'),
      add: hear('add'),
      duplicate: hear('duplicate'),
      copy: hear('copy'),
      move: hear('move'),
      delete: hear('delete'),
      abilities,
    },
    { page: page as never, componentNames: { headline: 'Überschrift' } },
  )
  const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source: contentWindow, ...from }))
  const actions = () => sent.map(({ message }) => message.action)
  return { frame, say, sent, heard, actions, take: () => sent.splice(0).map(({ message }) => message) }
}

const none = { add: false, moveForward: false, moveBackward: false, delete: false }
const edit = (uid: string, id = '7') => ({ action: 'edit', dataC: { id, uid, name: 'x', space: '1' } })

describe('the editor of a framed page', () => {
  it('shows the story to a page that is there already, and to one that comes later or is loaded again', () => {
    const { frame, say, take, heard } = open()
    frame.show(story)
    const sent = take()
    expect(sent.map(({ action }) => action)).toEqual(['enterEditmode', 'input'])
    expect(sent[0]).toMatchObject({
      storyId: 7,
      componentNames: { headline: 'Überschrift' },
      appVersion: 'v2',
    })
    expect(sent[1]).toEqual({
      action: 'input',
      story: { id: 7, uuid: 'u', name: 'Seite', full_slug: 'de-de/seite', content },
    })
    frame.select('a')
    take()
    say({ action: 'initialized', config: {} })
    expect(take().map(({ action }) => action)).toEqual(['enterEditmode', 'input', 'enterComponent'])
    expect(heard).toEqual([['ready']])
  })

  it('speaks to its origin alone', () => {
    const { frame, sent } = open()
    frame.show(story)
    frame.select('a')
    frame.published()
    expect(new Set(sent.map((each) => each.origin))).toEqual(new Set([origin]))
  })

  it('hears nothing from other windows and other origins, and nothing that is no message of the bridge', () => {
    const { frame, say, heard, actions } = open()
    frame.show(story)
    const before = actions().length
    say(edit('a'), { origin: 'https://evil.example' })
    say({ action: 'deleteBlock', blok: { _uid: 'a' } }, { source: {} })
    for (const data of [
      null,
      7,
      'edit',
      { action: 'edit' },
      { action: 'edit', dataC: null },
      { action: 'x' },
    ])
      say(data)
    for (const data of [
      { action: 'deleteBlock' },
      { action: 'deleteBlock', blok: { _uid: 7 } },
      { action: 'copy' },
    ])
      say(data)
    expect(heard).toEqual([])
    expect(actions()).toHaveLength(before)
  })

  it('selects the block of a click, and tells the bridge where it stands and what its menu may hold', () => {
    const { frame, say, take, heard } = open(() => ({ ...none, add: true, moveBackward: true }))
    frame.show(story)
    take()
    say(edit('b'))
    expect(heard).toEqual([['select', 'b']])
    expect(take()).toEqual([
      {
        action: 'editedBlok',
        breadcrumbs: [
          { _uid: 'root', component: 'page' },
          {
            _uid: 'g',
            component: 'grid',
            _parentUid: 'root',
            _parentName: 'page',
            _parentfield: 'body',
            _parentindex: 1,
          },
          {
            _uid: 'b',
            component: 'headline',
            _parentUid: 'g',
            _parentName: 'grid',
            _parentfield: 'body',
            _parentindex: 0,
          },
        ],
        blok: { uid: 'b', id: '7', name: 'headline' },
        canAddBlocks: true,
        canMoveForward: false,
        canMoveBackward: true,
        canDeleteBlocks: false,
      },
    ])
    // The store answers with the selection that the click has made.
    frame.select('b')
    expect(take()).toEqual([])
  })

  it('leaves the blocks of other stories alone', () => {
    const { frame, say, heard } = open()
    frame.show(story)
    say(edit('a', '8'))
    expect(heard).toEqual([])
  })

  it.each([
    ['addBlockBefore', ['add', 'a', 'before']],
    ['addBlockAfter', ['add', 'a', 'after']],
    ['duplicateBlock', ['duplicate', 'a']],
    ['copy', ['copy', 'a']],
    ['moveForward', ['move', 'a', 1]],
    ['moveBackward', ['move', 'a', -1]],
    ['deleteBlock', ['delete', 'a']],
  ])('does what the bridge’s menu asks for: %s', (action, expected) => {
    const { frame, say, heard } = open()
    frame.show(story)
    say({ action, blok: { _uid: 'a', _parentUid: 'root', _parentfield: 'body', _parentindex: 0 } })
    expect(heard).toEqual([expected])
  })

  it('answers a ping, and hears of a click beside every block', () => {
    const { say, take, heard } = open()
    say({ action: 'ping' })
    expect(take()).toEqual([{ action: 'pingBack' }])
    say({ action: 'noFocus' })
    expect(heard).toEqual([['deselect']])
  })

  it('marks a block that was selected elsewhere, and nothing for the page itself', () => {
    const { frame, take } = open()
    frame.show(story)
    take()
    frame.select('a')
    expect(take()).toMatchObject([{ action: 'enterComponent', componentId: 'a', storyId: 7 }])
    frame.select('root')
    expect(take()).toEqual([{ action: 'deselectBlok' }])
  })

  it('renews the menu of the selected block only when something about it has changed', () => {
    let isLast = false
    const { frame, actions, take } = open(() => ({ ...none, moveForward: !isLast }))
    frame.show(story)
    frame.select('a')
    take()
    frame.show({ ...story, content: { ...content, title: 'typed' } as never })
    expect(actions()).toEqual(['input'])
    isLast = true
    frame.show({ ...story, content: { ...content, title: 'typed more' } as never })
    expect(actions()).toEqual(['input', 'input', 'editedBlok'])
    frame.show({ ...story, content: { ...content, body: [] } })
    expect(actions().at(-1)).toBe('input')
  })

  it('sends the same story once, and nothing after it is closed', () => {
    const { frame, say, take, heard } = open()
    frame.show(story)
    frame.show({ ...story })
    expect(take()).toHaveLength(2)
    frame.close()
    say({ action: 'initialized' })
    expect(heard).toEqual([])
  })
})

describe('the address of a frame', () => {
  it.each([
    ['de-de/home', {}, '/preview/de-de/home/'],
    ['/baby/über uns/', {}, '/preview/baby/%C3%BCber%20uns/'],
    [
      'baby/a',
      { market: 'ch', at: '2026-12-01T08:00Z' },
      '/preview/baby/a/?market=ch&at=2026-12-01T08%3A00Z',
    ],
  ])('of %s %o is %s', (slug, options, expected) => {
    expect(frameAddress(slug, options)).toBe(expected)
  })
})
