import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFiles } from '@/scripts/architecture/read-imports'

/** Screens whose header does not stay in view, or that have none of the shop's. */
const withoutHeader = /^lib\/(?:studio|storefront\/screens\/checkout)\//

it('what stays in view on a page of the shop stays below its header', () => {
  const sticky = sourceFiles()
    .filter((file) => file.endsWith('.tsx') && !withoutHeader.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/"([^"\n]*)"/g)].flatMap(([, classes = '']) =>
        /(?:^|[ :])sticky(?: |$)/.test(classes) && /(?:^|[ :])top-/.test(classes) ? [{ file, classes }] : [],
      ),
    )
  expect(sticky.length).toBeGreaterThan(2)
  expect(sticky.filter(({ classes }) => !/(?:^|[ :])top-\S*--stuck/.test(classes))).toEqual([])
})
