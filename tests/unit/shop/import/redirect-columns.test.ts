import { expect, it } from 'vitest'
import { isRedirectHeader, misspeltColumn } from '@/lib/shop/import/redirects-csv'

it.each([
  ['source,target', true],
  ['Quelle;Ziel', true],
  ['/alt/,/neu/', true],
  // One is misspelt: the import says which, instead of taking it for a feed.
  ['sorce,target', true],
  ['source,targt,status', true],
  ['id,title,price', false],
  ['source,title', false],
])('%s begins a table of redirects: %s', (line, is) => expect(isRedirectHeader(line)).toBe(is))

it.each([
  ['sorce', 'source'],
  ['targt', 'target'],
  ['staus', 'status'],
  ['lokale', 'locale'],
  ['neue-url', 'neue url'],
])('a column %s is named with the nearest known one, %s', (name, nearest) => {
  expect(misspeltColumn(name)).toBe(
    `The table has a column “${name}”. The nearest known one is ${nearest}. Redirects have source, target, status, locale. If it means something else, say --allow-column ${name}.`,
  )
})

it.each(['xyzzyplugh', 'comment', 'created', 'language', 'notes'])('a column %s is like none', (name) => {
  expect(misspeltColumn(name)).toBeUndefined()
})
