import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mergeStories } from '@/lib/studio/editor/model'
import {
  createAutosave,
  createKeptWork,
  putBackOn,
  type SaveAnswer,
  unsavedWork,
  type WorkStore,
} from '@/lib/studio/editor/saving'
import { pauseMs } from '@/lib/studio/editor/saving/autosave'
import { leavingMs } from '@/lib/studio/editor/saving/put-back'

const page = (title: string) => ({ _uid: 'root', component: 'page', title })
type Page = ReturnType<typeof page>

function memory(): WorkStore {
  const map = new Map<string, string>()
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size
    },
  }
}

/** A server as saves meet it: each is based on what it has, and it knows a content that it has already. */
function server() {
  let draft = page('start')
  const take = (content: Page, basedOn: string): SaveAnswer => {
    if (content.title === draft.title) return { ok: true, version: draft.title }
    if (basedOn !== draft.title)
      return { ok: false, error: 'conflict', theirs: { content: draft, version: draft.title, savedAt: '' } }
    draft = content
    return { ok: true, version: draft.title }
  }
  return { take, draft: () => draft }
}

/** One load of the page in a tab: it begins with a draft that the server had, and its saves arrive when they are let through. */
function load(store: WorkStore, on: ReturnType<typeof server>, name: string, draft: Page) {
  const kept = createKeptWork({
    work: unsavedWork(store, 'anna', 7),
    tab: 'tab',
    load: name,
    isOpen: () => false,
  })
  const calls: { arrive: () => void; answer: () => void }[] = []
  const states: string[] = []
  let isDead = false
  let content = draft
  const autosave = createAutosave({
    start: { content: draft, version: draft.title },
    send: (sent, basedOn) =>
      new Promise((resolve) => {
        let result: SaveAnswer | undefined
        const arrive = () => {
          result ??= on.take(sent as Page, basedOn)
        }
        calls.push({
          arrive,
          answer() {
            arrive()
            if (!isDead && result) resolve(result)
          },
        })
      }),
    keep: (unsaved) => void (isDead || kept.keep(unsaved)),
    tell: ({ kind }) => void states.push(kind),
  })
  const type = (title: string) => {
    content = page(title)
    autosave.change(content)
  }
  /** Brings kept work back, as the editor does; says what collided. */
  const bringBack = (): number => {
    let collided = 0
    for (let found = kept.next(); found; found = kept.next()) {
      const root = putBackOn(found.unsaved, autosave.base().content, Date.now())
      if (root) {
        autosave.own([...(found.unsaved.sent ?? []), found.unsaved.content])
        const merged = mergeStories(root, found.unsaved.content, content)
        collided += merged.conflicts.length
        content = merged.content as Page
        autosave.change(content)
      }
      kept.settle(found.entry, autosave.isSaved())
    }
    return collided
  }
  const die = () => {
    isDead = true
  }
  return { autosave, calls, states, type, bringBack, die, title: () => content.title }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Lets all calls of a load through until all is saved. */
async function finish(now: ReturnType<typeof load>) {
  for (let round = 0; round < 5; round += 1) {
    await pass(pauseMs)
    for (const call of now.calls) call.answer()
    await pass(0)
  }
}

type Moment = {
  /** What happens between the press on reload and the load of the next page. */
  save: 'not sent' | 'in flight' | 'arrived' | 'answered'
  /** Whether the next page was made before the save arrived. */
  isOld: boolean
  /** What was typed after the save had left. */
  more: boolean
}
const moments: Moment[] = (['not sent', 'in flight', 'arrived', 'answered'] as const).flatMap((save) =>
  [true, false].flatMap((isOld) => [true, false].map((more) => ({ save, isOld, more }))),
)

describe('a reload while a save is under way', () => {
  it.each(moments)('collides with nothing of its own: $save, old page $isOld, typed on $more', async (at) => {
    const [store, on] = [memory(), server()]
    const before = load(store, on, '1', page('start'))
    before.type('start one')
    if (at.save !== 'not sent') await pass(pauseMs)
    let expected = 'start one'
    if (at.more && at.save !== 'not sent') {
      expected = 'start one two'
      before.type(expected)
    }
    before.autosave.leave()
    const old = on.draft()
    if (at.save === 'arrived') before.calls[0]?.arrive()
    if (at.save === 'answered') before.calls[0]?.answer()
    await pass(0)
    before.die()
    const now = load(store, on, '2', at.isOld ? old : on.draft())
    // A save that was in flight arrives after the next page was made.
    if (at.save === 'in flight') before.calls[0]?.arrive()
    expect(now.bringBack()).toBe(0)
    expect(now.title()).toBe(expected)
    now.type(`${expected} on`)
    await finish(now)
    expect(now.states).not.toContain('conflict')
    expect(on.draft().title).toBe(`${expected} on`)
    expect(now.autosave.isSaved()).toBe(true)
    // Nothing is left that could come back later.
    now.die()
    const later = load(store, on, '3', on.draft())
    later.bringBack()
    expect(later.title()).toBe(`${expected} on`)
  })

  it('finds two saves that were answered on the way out', async () => {
    const [store, on] = [memory(), server()]
    const before = load(store, on, '1', page('start'))
    before.type('one')
    before.autosave.leave()
    const old = on.draft()
    await pass(pauseMs)
    before.calls[0]?.answer()
    await pass(0)
    const between = on.draft()
    before.type('one two')
    await pass(pauseMs)
    before.calls[1]?.answer()
    await pass(0)
    for (const draft of [old, between, on.draft()]) {
      const now = load(store, on, `2${draft.title}`, draft)
      const found = unsavedWork(store, 'anna', 7).findSaved('tab')[0]
      expect(putBackOn(found?.unsaved as never, draft, Date.now())).toEqual(draft)
      now.die()
    }
  })

  it('still asks where somebody else changed the same words', async () => {
    const [store, on] = [memory(), server()]
    const before = load(store, on, '1', page('start'))
    before.type('mine')
    before.autosave.leave()
    before.die()
    on.take(page('theirs'), 'start')
    expect(load(store, on, '2', on.draft()).bringBack()).toBe(1)
  })

  it('brings nothing back that was saved and that somebody has changed since', async () => {
    const [store, on] = [memory(), server()]
    const before = load(store, on, '1', page('start'))
    before.type('mine')
    before.autosave.leave()
    await pass(pauseMs)
    before.calls[0]?.answer()
    await pass(0)
    before.die()
    on.take(page('theirs'), 'mine')
    const now = load(store, on, '2', on.draft())
    expect(now.bringBack()).toBe(0)
    expect(now.title()).toBe('theirs')
    expect(unsavedWork(store, 'anna', 7).findSaved('tab')).toEqual([])
  })

  it('takes nobody for gone who stays, and holds what was saved for no unsaved work', async () => {
    const [store, on] = [memory(), server()]
    const before = load(store, on, '1', page('start'))
    before.type('mine')
    before.autosave.leave()
    await pass(pauseMs)
    before.calls[0]?.answer()
    await pass(0)
    const work = unsavedWork(store, 'anna', 7)
    expect(work.find('', () => false)).toEqual([])
    expect(work.findSaved('tab')).toHaveLength(1)
    await pass(leavingMs)
    expect(work.findSaved('tab')).toEqual([])
  })
})
