import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { keepsTaps } from '@/app/[market]/keeps-taps'
import type { Layout } from '@/lib/content/pages'

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

it('the script that keeps such taps has one place, with every page of content or of a product', () => {
  const withScript = sources.filter(({ text }) => text.includes('__html: earlyTapScript'))
  expect(withScript.map(({ file }) => file)).toEqual(['app/[market]/page-frame.tsx'])
  const withGoods = sources.filter(({ text }) => /<PageFrame\s[^>]*\shasGoods/.test(text))
  expect(withGoods.map(({ file }) => file).sort()).toEqual([
    'app/[market]/(shop)/framed-content.tsx',
    'app/[market]/(shop)/p/[pdp]/page.tsx',
  ])
})

it.each([
  ['basketDirectAdd', { component: 'basket_direct_add' }, true],
  [
    'a bundle in a container',
    { component: 'trigger_container', body: [{ component: 'bundle_promotion' }] },
    true,
  ],
  ['a paragraph', { component: 'paragraph', text: 'basket_direct_add' }, false],
])('and stands on every page while %s is among the campaigns around them', (_, block, keeps) => {
  const blok = block as unknown as Layout['campaignsTop'][number]
  expect(keepsTaps({ campaignsTop: [blok], campaignsBottom: [] })).toBe(keeps)
  expect(keepsTaps({ campaignsTop: [], campaignsBottom: [blok] })).toBe(keeps)
})
