import { z } from 'zod'

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'is not a colour such as #2a6f4e')

/** The colours of a shop. Those that may be unset are mixed from the others. */
const givenColours = z.strictObject({
  ground: colour.describe('Behind the page'),
  ink: colour.describe('Text'),
  accent: colour.describe('Buttons, marks and what is emphasised'),
  card: colour.optional().describe('Behind cards, header and footer; unset: white'),
  quiet: colour.optional().describe('Text that is less important'),
  accentDeep: colour.optional().describe('A button under the pointer'),
  accentInk: colour.optional().describe('Text on a button'),
  outline: colour.optional().describe('The outline of a field'),
  soft: colour.optional().describe('Large areas of icons, sharing pictures, mails and gift cards'),
  companion1: colour.optional().describe('Behind blocks'),
  companion2: colour.optional(),
  companion3: colour.optional(),
  companion4: colour.optional(),
})

export type GivenColours = z.infer<typeof givenColours>
type ColourName = keyof GivenColours
/** All colours of a shop, as CSS writes them. */
export type Palette = Readonly<Record<ColourName, string>>

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** A mix of two colours; `share` is the part of the second, 0 to 1. */
export function mixed(one: string, other: string, share: number): string {
  const others = channels(other)
  const values = channels(one).map((value, index) =>
    Math.round(value + ((others[index] ?? 0) - value) * share),
  )
  return `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const channel = value / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, 1 to 21, WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The first mix of a colour with another that has a contrast on all grounds; the other one where none has. */
export function readable(from: string, to: string, grounds: readonly string[], ratio: number): string {
  for (let share = 0; share < 1; share += 0.05) {
    const mix = mixed(from, to, share)
    if (grounds.every((ground) => contrast(mix, ground) >= ratio)) return mix
  }
  return to
}

/** All colours of a shop from those that it names. */
export function paletteOf(colours: GivenColours): Palette {
  const { ground, ink, accent, card = '#ffffff' } = colours
  const companions = {
    companion1: colours.companion1 ?? mixed(card, accent, 0.12),
    companion2: colours.companion2 ?? mixed(card, accent, 0.18),
    companion3: colours.companion3 ?? mixed(card, ink, 0.08),
    companion4: colours.companion4 ?? mixed(ground, ink, 0.05),
  }
  const soft = colours.soft ?? companions.companion2
  const grounds = [ground, card, soft, ...Object.values(companions)]
  return {
    ...{ ground, ink, accent, card, soft, ...companions },
    quiet: colours.quiet ?? readable(mixed(ink, card, 0.3), ink, grounds, 4.5),
    accentDeep: colours.accentDeep ?? mixed(accent, '#000000', 0.24),
    accentInk: colours.accentInk ?? (contrast('#ffffff', accent) >= contrast(ink, accent) ? '#ffffff' : ink),
    outline: colours.outline ?? readable(mixed(ink, card, 0.5), ink, grounds, 3),
  }
}

/** The colours of a paper: of its text, of text that is less important, and of its lines. */
export type PaperColours = Readonly<Record<'ink' | 'quiet' | 'line', string>>

/** Paper is white: text has the colour of the pages where it can be read on that, else one as much darker as it needs. */
export function paperColoursOf(colours: GivenColours): PaperColours {
  const { ink, quiet } = paletteOf(colours)
  const onWhite = (colour: string, ratio: number) => readable(colour, '#000000', ['#ffffff'], ratio)
  const written = onWhite(ink, 7)
  return { ink: written, quiet: onWhite(quiet, 4.5), line: mixed('#ffffff', written, 0.22) }
}

/** The colours of states are the same in every shop: success, error, warning, information, and stars. */
const stateColours = {
  success: { text: '#1f5c3c', ground: '#e3f0e4' },
  error: { text: '#9c1c2e', ground: '#fbe7e6' },
  warning: { text: '#6f4700', ground: '#fcefcd' },
  info: { text: '#1c4e79', ground: '#e2eff8' },
} as const
const starColour = '#a4660b'

type Side = { name: string; hex: string }
/** A pair whose contrast is too small: of text 4.5 is needed, of outlines and graphics 3. */
export type PoorContrast = { front: Side; behind: Side; has: number; needs: number }

const groundNames = [
  'ground',
  'card',
  'soft',
  'companion1',
  'companion2',
  'companion3',
  'companion4',
] as const

/** What cannot be read or seen in a palette: WCAG 2.2, 1.4.3 and 1.4.11. */
export function poorContrasts(palette: Palette): PoorContrast[] {
  const own = (...names: readonly ColourName[]): Side[] => names.map((name) => ({ name, hex: palette[name] }))
  const grounds = own(...groundNames)
  const states = Object.entries(stateColours)
  const stateTexts = states.map(([name, { text }]) => ({ name: `the colour of ${name}`, hex: text }))
  const stateGrounds = states.map(([name, side]) => ({ name: `the ground of ${name}`, hex: side.ground }))
  const star = { name: 'the colour of stars', hex: starColour }
  const error = { name: 'the colour of error', hex: stateColours.error.text }
  const pairs: [Side[], Side[], number][] = [
    [[...own('ink', 'quiet', 'accent', 'accentDeep'), ...stateTexts], grounds, 4.5],
    [own('ink', 'quiet'), stateGrounds, 4.5],
    [own('accentInk'), [...own('accent', 'accentDeep', 'ink'), error], 4.5],
    [own('card'), [...own('ink'), error], 4.5],
    [[...own('outline', 'accent'), star], grounds, 3],
  ]
  return pairs.flatMap(([fronts, behinds, needs]) =>
    fronts.flatMap((front) =>
      behinds.flatMap((behind) => {
        const has = contrast(front.hex, behind.hex)
        return has < needs ? [{ front, behind, has, needs }] : []
      }),
    ),
  )
}

/** Every colour that text lies on depends on one of these. */
const onGrounds: readonly ColourName[] = ['ink', 'accent', ...groundNames]

/** The colours of which others are mixed; a change of one of them mixes those anew. */
const mixedFrom: Partial<Record<ColourName, readonly ColourName[]>> = {
  quiet: onGrounds,
  outline: onGrounds,
  accentDeep: ['accent'],
  accentInk: ['accent', 'ink'],
  soft: ['card', 'accent', 'companion2'],
  companion1: ['card', 'accent'],
  companion2: ['card', 'accent'],
  companion3: ['card', 'ink'],
  companion4: ['ground', 'ink'],
}

/**
 * The colours of a shop that names some of them. The others are those of the default, except those that are mixed from a
 * colour which the shop names: its buttons are not red under the pointer because those of the default are.
 */
export function withDefaultColours(own: Partial<GivenColours>, usual: GivenColours): GivenColours {
  const isNamed = (name: ColourName) => own[name] !== undefined
  const kept = Object.entries(usual).filter(([name]) => !mixedFrom[name as ColourName]?.some(isNamed))
  return { ...(Object.fromEntries(kept) as GivenColours), ...own }
}

/** Rounded down, so that what is too small never reads as if it were enough. */
const ratio = (value: number) => `${Math.floor(value * 100) / 100}:1`

/** What cannot be read or seen of a shop's colours, with the ratio. */
export const colourProblems = (colours: GivenColours): string[] =>
  poorContrasts(paletteOf(colours)).map(
    ({ front, behind, has, needs }) =>
      `${front.name} (${front.hex}) on ${behind.name} (${behind.hex}) has a contrast of ${ratio(has)}, and needs ${needs}:1`,
  )

/** The colours of a shop, each readable on the others. */
export const shopColours = givenColours.superRefine((colours, context) => {
  for (const message of colourProblems(colours)) context.addIssue({ code: 'custom', message })
})
