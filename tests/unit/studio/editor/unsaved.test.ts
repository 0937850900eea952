import { describe, expect, it } from 'vitest'
import { keepUnsaved, unsavedWork } from '@/lib/studio/editor/saving'

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

describe('unsaved work in the browser', () => {
  it('is found again after a reload, with the work of tabs that are gone behind it', () => {
    const store = memory()
    keepUnsaved(store, 7, 'closed', work('of a crash'))
    keepUnsaved(store, 7, 'mine', work('mine'))
    keepUnsaved(store, 7, 'open', work('of an open tab'))
    keepUnsaved(store, 70, 'mine', work('of another story'))
    expect(unsavedWork(store, 7, 'mine', (tab) => tab === 'open' || tab === 'mine')).toEqual([
      { tab: 'mine', unsaved: work('mine') },
      { tab: 'closed', unsaved: work('of a crash') },
    ])
  })

  it('is forgotten once it is saved', () => {
    const store = memory()
    keepUnsaved(store, 7, 'mine', work('mine'))
    keepUnsaved(store, 7, 'mine', undefined)
    expect(unsavedWork(store, 7, 'mine', () => false)).toEqual([])
  })

  it('is not made up from anything else', () => {
    const store = memory()
    store.setItem('studio-unsaved/7/a', '{')
    store.setItem('studio-unsaved/7/b', '{"content":{}}')
    expect(unsavedWork(store, 7, 'mine', () => false)).toEqual([])
  })

  it('is told to be missing when the browser has no room', () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(keepUnsaved(full, 7, 'mine', work('mine'))).toBe(false)
  })
})
