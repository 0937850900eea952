import { describe, expect, it } from 'vitest'
import {
  mostViewed,
  parseViewed,
  recallViewed,
  rememberViewed,
  withViewed,
} from '@/lib/storefront/screens/recently-viewed/recently-viewed'

const storeWith = (kept: string | null, key = 'shop:viewed') => {
  const values = new Map(kept === null ? [] : [[key, kept]])
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, next: string) => void values.set(name, next),
    removeItem: (name: string) => void values.delete(name),
    kept: () => values.get('shop:viewed') ?? null,
    keys: () => [...values.keys()],
  }
}

const many = Array.from({ length: 30 }, (_, index) => `n${index}`)

describe('what was viewed', () => {
  it.each([
    ['nothing', null, []],
    ['a list', '["a1","b2"]', ['a1', 'b2']],
    ['something else', '{"a":1}', []],
    ['no JSON', 'a1,b2', []],
    ['a list with more in it', '["a1",7,null,"<b>","../x","B2"]', ['a1']],
  ])('is read from %s', (_, kept, expected) => expect(parseViewed(kept)).toEqual(expected))

  it('has the last product first, each once', () => {
    expect(withViewed(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c'])
  })

  it(`is remembered up to ${mostViewed} besides the one that is looked at`, () => {
    const store = storeWith(JSON.stringify(many))
    expect(rememberViewed(() => store, 'now')).toEqual(many.slice(0, mostViewed))
    expect(JSON.parse(store.kept() ?? '')).toEqual(['now', ...many.slice(0, mostViewed)])
  })

  it('goes on with the list under its former name, which goes', () => {
    const store = storeWith('["a","b"]', 'nestling:viewed')
    expect(recallViewed(() => store)).toEqual(['a', 'b'])
    expect(rememberViewed(() => store, 'c')).toEqual(['a', 'b'])
    expect([store.kept(), store.keys()]).toEqual(['["c","a","b"]', ['shop:viewed']])
  })

  it('does not offer the product that is looked at', () => {
    expect(rememberViewed(() => storeWith('["a","b"]'), 'a')).toEqual(['b'])
  })

  it(`is recalled up to ${mostViewed}, and kept as it was`, () => {
    const store = storeWith(JSON.stringify(many))
    expect(recallViewed(() => store)).toEqual(many.slice(0, mostViewed))
    expect(store.kept()).toBe(JSON.stringify(many))
  })

  it('is nothing in a browser that keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(rememberViewed(refuse, 'a')).toEqual([])
    expect(recallViewed(refuse)).toEqual([])
  })
})
