import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type KeptName, keptKey, keptThings, readKept, writeKept } from '@/lib/studio/kept'

const names = Object.keys(keptThings) as KeptName[]

/** A browser with its two stores, in which people log in one after the other. */
function browser() {
  const storeOf = () => {
    const map = new Map<string, string>()
    return {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => void map.set(key, value),
    }
  }
  const dataset: { person?: string } = {}
  vi.stubGlobal('window', { localStorage: storeOf(), sessionStorage: storeOf() })
  vi.stubGlobal('document', { documentElement: { dataset } })
  return {
    logIn: (person: string | undefined) => {
      if (person === undefined) delete dataset.person
      else dataset.person = person
    },
  }
}

describe('what the Studio keeps in the browser', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each(names)('%s of one person is not there for the next, and is again for its owner', (name) => {
    const { logIn } = browser()
    logIn('anna')
    expect(writeKept(name, 'of Anna')).toBe(true)
    logIn('ben')
    const isOfTab = keptThings[name].whose === 'tab'
    expect(readKept(name)).toBe(isOfTab ? 'of Anna' : null)
    if (!isOfTab) writeKept(name, 'of Ben')
    logIn('anna')
    expect(readKept(name)).toBe('of Anna')
  })

  it.each(names.filter((name) => keptThings[name].whose === 'person'))(
    '%s is neither kept nor read where nobody is logged in',
    (name) => {
      const { logIn } = browser()
      logIn(undefined)
      expect([keptKey(name, undefined), writeKept(name, 'x'), readKept(name)]).toEqual([
        undefined,
        false,
        null,
      ])
    },
  )

  it('is all in one table: no other file of the Studio touches a store of the browser', () => {
    const files = ['lib/studio', 'app/studio'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    const touching = files.filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        /(?:local|session)Storage|indexedDB|document\.cookie|caches\./.test(readFileSync(file, 'utf8')),
    )
    expect(touching).toEqual(['lib/studio/kept/kept.ts'])
  })
})
