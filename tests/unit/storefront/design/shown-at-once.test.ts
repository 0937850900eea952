import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const screens = globSync('{lib/storefront,blocks,app/[[]market[]]}/**/*.tsx')
const opened = screens.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/<details\b[^>]*>/gs)].flatMap(([tag]) =>
    /\sopen\b/.test(tag) ? [{ file, tag }] : [],
  ),
)

it('what comes open with its page is not faded in, which a busy browser would begin with nothing', () => {
  expect(opened.length).toBeGreaterThan(2)
  expect(opened.filter(({ tag }) => !tag.includes('data-shown=')).map(({ file }) => file)).toEqual([])
  const fading = [
    ...readFileSync('app/globals.css', 'utf8').matchAll(/(details\[open\][^{]*)\{[^}]*animation:/g),
  ]
  expect(fading.map(([, selector = '']) => selector.trim())).toEqual([
    'details[open]:not([data-shown]) > :not(summary)',
  ])
})
