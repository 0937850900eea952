import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defaultLooks } from '@/lib/platform/shop-configuration'
import { paletteOf } from '@/schemas/shop'

const css = readFileSync('app/globals.css', 'utf8')

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

const theme = colors(/@theme/)

/** The theme with the colours of a shop in the place of its own: `companion1` is `companion-1`. */
const shown = (look: Parameters<typeof paletteOf>[0]) =>
  new Map([
    ...theme,
    ...Object.entries(paletteOf(look)).map(
      ([name, hex]) =>
        [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/(?=\d)/, '-'), hex] as const,
    ),
  ])

const companions = ['companion-1', 'companion-2', 'companion-3', 'companion-4']
const grounds = ['ground', 'card', ...companions]
const states = ['success', 'error', 'warning', 'info']

const all = (texts: readonly string[], behind: readonly string[]) =>
  texts.flatMap((text) => behind.map((ground) => [text, ground] as const))

/** Text on its ground: WCAG 2.2, 1.4.3. */
const textPairs = [
  ...all(['ink', 'quiet', 'accent', 'accent-deep', ...states], grounds),
  ...states.flatMap((state) => all(['ink', 'quiet', state], [`${state}-ground`])),
  ...all(['accent-ink'], ['accent', 'accent-deep', 'error', 'ink']),
  ...all(['card'], ['ink', 'success', 'error']),
]

/** What a visitor must see to find a control or to read a graphic: WCAG 2.2, 1.4.11. */
const graphicPairs = all(['outline', 'star', 'accent'], grounds)

describe.each([
  ['no shop', theme],
  ['baby', shown(defaultLooks.baby.colours)],
  ['bm', shown(defaultLooks.bm.colours)],
])('the colours of %s', (_, tokens) => {
  const contrastOf = (front: string, behind: string) => {
    const [one, other] = [tokens.get(front), tokens.get(behind)]
    if (!one || !other) throw new Error(`There is no colour ${one ? behind : front}`)
    return contrast(one, other)
  }

  it.each(textPairs)('keep %s readable on %s', (text, ground) => {
    expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(graphicPairs)('keep %s visible on %s', (graphic, ground) => {
    expect(contrastOf(graphic, ground)).toBeGreaterThanOrEqual(3)
  })
})
