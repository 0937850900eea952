import { expect, it } from 'vitest'
import { takesAway } from '@/lib/content/embedded/management/takes-away'

const text = 'Forty words about a pram that folds'
const page = (...body: Record<string, unknown>[]) => ({ component: 'page', _uid: 'root', body })
const block = (uid: string, words: unknown) => ({ component: 'text', _uid: uid, words })
const paragraphs = (...each: string[]) => ({
  type: 'doc',
  content: each.map((words) => ({ type: 'text', words })),
})

it.each([
  ['more is written', page(block('a', 'Prams')), page(block('a', text)), false],
  ['a word is corrected', page(block('a', text)), page(block('a', text.replace('pram', 'buggy'))), false],
  ['a block is added', page(block('a', text)), page(block('b', 'new'), block('a', text)), false],
  [
    'blocks change places',
    page(block('a', text), block('b', '')),
    page(block('b', ''), block('a', text)),
    false,
  ],
  ['a block is deleted', page(block('a', 'x'), block('b', 'y')), page(block('a', 'x')), true],
  ['a text is emptied', page(block('a', text)), page(block('a', '')), true],
  [
    'a text is replaced',
    page(block('a', text)),
    page(block('a', 'Something else, as long as it was before')),
    true,
  ],
  [
    'a paragraph comes first',
    page(block('a', paragraphs(text))),
    page(block('a', paragraphs('x', text))),
    false,
  ],
  ['a paragraph goes', page(block('a', paragraphs('x', text))), page(block('a', paragraphs('x'))), true],
])('a save takes something away or not where %s', (_, before, after, expected) => {
  expect(takesAway(before, after)).toBe(expected)
})
