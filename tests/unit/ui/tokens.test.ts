import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('../../../app/globals.css', import.meta.url), 'utf8')

/** The colours of a rule: `--color-ink: #23312f` → `ink`. */
const colors = (start: RegExp): Map<string, string> => {
  const rule = css.slice(css.search(start)).split('}')[0] ?? ''
  return new Map(
    [...rule.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', hex = '']) => [name, hex]),
  )
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe.each([
  ['baby', colors(/@theme/)],
  ['bm', colors(/\[data-brand="bm"\]/)],
])('the colours of %s', (_, tokens) => {
  const grounds = ['ground', 'card', 'companion-1', 'companion-2', 'companion-3', 'companion-4']
  const pairs = ['ink', 'quiet', 'accent'].flatMap((text) => grounds.map((ground) => [text, ground] as const))

  it.each([...pairs, ['accent-ink', 'accent'] as const, ['card', 'ink'] as const])(
    'keep %s readable on %s',
    (text, ground) => {
      expect(contrast(tokens.get(text) ?? '#000000', tokens.get(ground) ?? '#000000')).toBeGreaterThanOrEqual(
        4.5,
      )
    },
  )
})
