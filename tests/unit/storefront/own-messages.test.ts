import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Screens of shoppers; editors have their own, and the pages of the design system send nothing. */
const files = ['lib/storefront/**/*.tsx', 'blocks/**/*.tsx', 'app/[[]market[]]/(shop)/**/*.tsx']
  .flatMap((pattern) => globSync(pattern))
  .filter((file) => !file.endsWith('preview-bar.tsx'))

/** What a browser judges, and would complain of in its own language. */
const judged = /<BackInStockEntry|(?:^|\s)required(?=$|[\s/>])|type="(?:email|number|date|url|tel)"/m

it('every form of a shopper says what is wrong in the words of the shop', () => {
  const forms = files.filter((file) => /<form\b/.test(readFileSync(file, 'utf8')))
  expect(forms.length).toBeGreaterThan(30)
  const foreign = forms.filter((file) => {
    // What stands outside of the form in the same file may be one of its fields.
    const left = readFileSync(file, 'utf8').replace(
      /<form\b(?:(?!<form\b)[\s\S])*?\bnoValidate\b[\s\S]*?<\/form>/g,
      '',
    )
    return /<form\b/.test(left) && judged.test(left)
  })
  expect(foreign).toEqual([])
})
