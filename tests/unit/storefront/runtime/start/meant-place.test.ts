import { afterEach, expect, test, vi } from 'vitest'
import { meantPlace } from '@/lib/storefront/runtime/start/meant-place'

afterEach(() => void vi.unstubAllGlobals())

const places = ['groesse-waehlen', 'kontakt', 'kapitel-2', 'über-uns', '100-bio']

/** The id of the place that a typed fragment reaches. */
function reached(hash: string): string | undefined {
  vi.stubGlobal('document', {
    getElementById: (id: string) => (places.includes(id) ? { id } : null),
  })
  return meantPlace({ hash })?.id
}

/** Browsers write what is typed with percents, or leave it as it is. */
const asAddress = (hash: string) => new URL(`https://shop.example/${hash}`).hash

test.each([
  ['#Größe wählen', 'groesse-waehlen'],
  ['#GRÖSSE WÄHLEN', 'groesse-waehlen'],
  ['#groesse-waehlen', 'groesse-waehlen'],
  ['#Gr%C3%B6%C3%9Fe%20w%C3%A4hlen', 'groesse-waehlen'],
  ['#Gro\u0308ße wa\u0308hlen', 'groesse-waehlen'],
  ['#Kontakt', 'kontakt'],
  ['#Kapitel 2', 'kapitel-2'],
  ['# Kontakt ', 'kontakt'],
  ['#Grö\u00adße wäh\u200blen', 'groesse-waehlen'],
  ['#100 % Bio', '100-bio'],
  ['#100% Bio', '100-bio'],
  ['#100%25%20Bio', '100-bio'],
  ['#gibt es nicht', undefined],
  ['#', undefined],
  ['', undefined],
  // No encoding of anything.
  ['#%E0%A4%A', undefined],
])('the typed fragment %j reaches %s', (hash, id) => {
  expect(reached(hash)).toBe(id)
  expect(reached(asAddress(hash))).toBe(id)
})
