import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hiddenInWords } from '@/lib/content/check/hidden-redirects'
import { leftLines } from '@/lib/content/embedded/archive/report'
import { counted } from '@/lib/platform/text'
import { heldInWords } from '@/lib/shop/import/bounds'
import { sourceFiles } from '@/scripts/architecture/read-imports'
import { describeDemo } from '@/scripts/seed/removal/describe-demo'

it.each([
  [0, 'product', undefined, '0 products'],
  [1, 'product', undefined, '1 product'],
  [1_200, 'product', undefined, '1,200 products'],
  [1, 'story', 'stories', '1 story'],
  [2, 'story', 'stories', '2 stories'],
])('%i of a %s is %4$s', (count, one, more, words) => {
  expect(counted(count, one, more)).toBe(words)
})

const chosen = { withChanged: false, withTrial: false }
const trial = { orders: 1, customers: 1, messages: 1, real: [] }

it.each([
  ['hidden redirects', hiddenInWords(['/de/a/'])],
  ['files that could not come', leftLines(['a.png']).join('\n')],
  ['a feed that names too little', heldInWords({ count: 1, of: 1, before: 0 })],
  ['what is left of the demo', describeDemo({ pages: [], found: [], trial } as never, chosen).join('\n')],
])('of one thing the report about %s speaks in the singular', (_, report) => {
  expect(report).toMatch(/\b1 /)
  expect(report).not.toMatch(/\b1 [a-z]+s\b/)
})

/** A bound is more than one; the others are no counts. */
const others = /^(?:this\.)?(?:most|least|longest)|^url\./
const things =
  'products|pages|orders|rows|lines|files|codes|uses|stories|variants|categories|invoices|drafts|markets|transfers|papers|customers|messages|folders|components|redirects|postings|columns|notes|times|vouchers|gift cards|postcodes|parcels'
const uncounted = new RegExp(String.raw`\$\{([^{}]*)\} (?:${things})\b|=== 1 \? '' : 's'`, 'g')

it('every count in a message of a command is put into words by one helper', () => {
  const found = sourceFiles()
    .filter((file) =>
      /^(?:scripts|lib\/(?:server\/opening|shop\/(?:import|merchant|vouchers|feeds)|content\/(?:check|embedded)))\//.test(
        file,
      ),
    )
    .filter((file) => !file.startsWith('scripts/bench'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(uncounted)]
        .filter(([, value = '']) => !others.test(value))
        .map(([words]) => `${file}: ${words}`),
    )
  expect(found).toEqual([])
})
