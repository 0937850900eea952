import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Buttons that nobody sees before their code has come. */
const madeByCode = ['lib/storefront/screens/product/choice-sheet.client.tsx']

const sources = globSync('{app,blocks,lib,registry}/**/*.tsx').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))

/** The elements that add to the basket, each with its attributes. */
const buttons = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/<(?:AddToBasket|BasketButton)\n?\s([\s\S]*?)\/?>\n/g)].map(([, attributes = '']) => ({
    ...{ file, attributes },
  })),
)

it('every button that adds to the basket says how a tap before its code is sent', () => {
  expect(buttons.length).toBeGreaterThanOrEqual(5)
  const without = buttons.filter(
    ({ attributes }) => !/\bearly=\{(?!undefined)|\{\.\.\.look\}/.test(attributes),
  )
  expect(without.map(({ file }) => file)).toEqual(madeByCode)
})

it('the script that keeps such taps stands on every page of the shop, once', () => {
  const withScript = sources.filter(({ text }) => text.includes('__html: earlyTapScript'))
  expect(withScript.map(({ file }) => file)).toEqual(['app/[market]/page-frame.tsx'])
})
