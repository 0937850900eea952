import { describe, expect, it } from 'vitest'
import { createKeptWork, unsavedWork, type WorkStore } from '@/lib/studio/editor/saving'

const page = (title: string) => ({ _uid: 'root', component: 'page', title })
const work = (title: string) => ({ base: { content: page('start'), version: 'v0' }, content: page(title) })

function memory() {
  const map = new Map<string, string>()
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    key: (index: number) => [...map.keys()][index] ?? null,
    get length() {
      return map.size
    },
  }
}

const isClosed = () => false
const of = (store: WorkStore, person = 'anna', storyId = 7) => unsavedWork(store, person, storyId)

describe('unsaved work in the browser', () => {
  it('is found again after a reload, with the work of tabs that are gone behind it', () => {
    const store = memory()
    of(store).keep('closed.1', work('of a crash'))
    of(store).keep('mine.1', work('mine'))
    of(store).keep('open.1', work('of an open tab'))
    of(store, 'anna', 70).keep('mine.1', work('of another story'))
    expect(of(store).find('mine', (tab) => tab === 'open' || tab === 'mine')).toEqual([
      { entry: 'mine.1', unsaved: work('mine') },
      { entry: 'closed.1', unsaved: work('of a crash') },
    ])
  })

  it('belongs to the person who typed it: nobody else finds it, and it waits for its owner', () => {
    const store = memory()
    of(store, 'anna').keep('closed.1', work('of Anna'))
    expect(of(store, 'ben').find('mine', isClosed)).toEqual([])
    of(store, 'ben').keep('mine.1', work('of Ben'))
    of(store, 'ben').drop('mine.1')
    expect(of(store, 'anna').find('mine', isClosed)).toEqual([
      { entry: 'closed.1', unsaved: work('of Anna') },
    ])
  })

  it('is forgotten once it is saved', () => {
    const store = memory()
    of(store).keep('mine.1', work('mine'))
    of(store).drop('mine.1')
    expect(of(store).find('mine', isClosed)).toEqual([])
  })

  it('is not made up from anything else, nor taken from releases that named no person', () => {
    const store = memory()
    store.setItem('studio-unsaved/anna/7/a.1', '{')
    store.setItem('studio-unsaved/anna/7/b.1', '{"content":{}}')
    store.setItem('studio-unsaved/7/c', JSON.stringify(work('of somebody')))
    expect(of(store).find('mine', isClosed)).toEqual([])
  })

  it('is told to be missing when the browser has no room', () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(of(full).keep('mine.1', work('mine'))).toBe(false)
  })
})

describe('unsaved work that is brought back', () => {
  const load = (store: WorkStore, name: string, tab = 'mine') =>
    createKeptWork({ work: of(store), tab, load: name, isOpen: isClosed })
  const left = (store: WorkStore) =>
    of(store)
      .find('mine', isClosed)
      .map(({ entry }) => entry)

  it('stays kept while its decision is open, whatever the page saves or keeps meanwhile', () => {
    const store = memory()
    load(store, '1', 'closed').keep(work('of the closed tab'))
    load(store, '1').keep(work('before the reload'))
    const now = load(store, '2')
    expect(now.next()?.entry).toBe('mine.1')
    now.keep(work('typed meanwhile'))
    now.keep(undefined)
    expect(left(store)).toEqual(['mine.1', 'closed.1'])
    // The tab is closed with the dialog open, and another one begins.
    expect(load(store, '1', 'later').next()?.unsaved).toEqual(work('of the closed tab'))
  })

  it('is forgotten once it is decided on and is part of what this page keeps, and the next comes', () => {
    const store = memory()
    load(store, '1', 'closed').keep(work('of the closed tab'))
    load(store, '1').keep(work('before the reload'))
    const now = load(store, '2')
    now.keep(work('joined'))
    now.settle('mine.1', false)
    expect(left(store)).toEqual(
      ['closed.1', 'mine.2'].sort((a, b) => Number(b === 'mine.2') - Number(a === 'mine.2')),
    )
    expect(now.next()?.entry).toBe('closed.1')
  })

  it('is forgotten when it was thrown away: nothing is left to be saved', () => {
    const store = memory()
    load(store, '1').keep(work('before the reload'))
    load(store, '2').settle('mine.1', true)
    expect(left(store)).toEqual([])
  })

  it('stays until it is saved where the browser has no room for the joined work', () => {
    const store = memory()
    load(store, '1').keep(work('before the reload'))
    let isFull = false
    const tight = {
      ...store,
      key: store.key,
      get length() {
        return store.length
      },
      setItem(key: string, value: string) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        store.setItem(key, value)
      },
    }
    const now = load(tight, '2')
    isFull = true
    expect(now.keep(work('joined'))).toBe(false)
    now.settle('mine.1', false)
    expect(left(store)).toEqual(['mine.1'])
    expect(now.next()).toBeUndefined()
    now.keep(undefined)
    expect(left(store)).toEqual([])
  })
})
