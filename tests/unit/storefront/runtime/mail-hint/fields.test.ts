import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Forms whose address is compared with a known one, or that the page of a product has to carry. */
const withoutHint = [
  'lib/storefront/screens/back-in-stock/entry.tsx',
  'lib/storefront/screens/order-status/access-form.tsx',
]

it('stands at each field for a mail address to which something is sent', () => {
  const lacking = globSync('lib/storefront/screens/**/*.tsx').filter((file) => {
    const source = readFileSync(file, 'utf8')
    return source.includes('type="email"') && !source.includes('<MailHint')
  })
  expect(lacking.toSorted()).toEqual(withoutHint)
})

it('is in the answer to each form that comes back, where no script can say it', () => {
  const hints = globSync('lib/storefront/screens/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<MailHint\b[^>]*?\/>/gs)].map(([tag]) => [file, tag] as const),
  )
  expect(hints.length).toBeGreaterThan(4)
  expect(hints.filter(([, tag]) => !/\bguess=/.test(tag)).map(([file]) => file)).toEqual([])
})
