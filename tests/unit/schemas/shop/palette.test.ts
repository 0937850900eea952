import { describe, expect, it } from 'vitest'
import { defaultLooks } from '@/lib/platform/shop-configuration'
import { shopBrands } from '@/schemas'
import {
  contrast,
  type GivenColours,
  mixed,
  type Palette,
  paletteOf,
  poorContrasts,
  shopColours,
  withDefaultColours,
} from '@/schemas/shop'

/** Three colours each, as merchants choose them. */
const chosen: Record<string, GivenColours> = {
  violet: { ground: '#f7f4fb', ink: '#22183a', accent: '#6b21a8' },
  green: { ground: '#f6f8f2', ink: '#1c2a1e', accent: '#20683a' },
  rose: { ground: '#fff7f8', ink: '#331a22', accent: '#a81c4f' },
  grey: { ground: '#f7f7f7', ink: '#111111', accent: '#333333' },
}

describe('the colours of a shop', () => {
  it.each(Object.entries(chosen))('are mixed from three, so that all can be read: %s', (_, colours) => {
    expect(poorContrasts(paletteOf(colours))).toEqual([])
    expect(shopColours.safeParse(colours).error?.issues).toBeUndefined()
  })

  const usual = defaultLooks.baby.colours
  it.each<[keyof Palette, string, RegExp]>([
    [
      'ink',
      '#8a8a8a',
      /^ink \(#8a8a8a\) on ground \(#fbf6ef\) has a contrast of 3\.2\d?:1, and needs 4\.5:1$/m,
    ],
    [
      'accent',
      '#e88070',
      /^accent \(#e88070\) on card \(#ffffff\) has a contrast of 2\.\d+:1, and needs 4\.5:1$/m,
    ],
    ['accentInk', '#888888', /^accentInk .* on accent /m],
    ['outline', '#dddddd', /^outline .* needs 3:1$/m],
    ['ground', '#555555', /^ink .* on ground /m],
    ['companion3', '#333333', /on companion3 /],
    ['quiet', '#999999', /^quiet .* on card /m],
  ])('are refused with the ratio where %s cannot be read', (name, hex, message) => {
    const issues = shopColours.safeParse({ ...usual, [name]: hex }).error?.issues ?? []
    expect(issues.map((issue) => issue.message).join('\n')).toMatch(message)
  })

  it.each(shopBrands)(
    'are those of the default but for one that is named, and what is mixed from it: %s',
    (brand) => {
      const own = defaultLooks[brand].colours
      const named = (colours: Partial<GivenColours>) => paletteOf(withDefaultColours(colours, own))
      const before = paletteOf(own)
      expect(named({})).toEqual(before)
      const { accentDeep: _, ...rest } = named({ accentDeep: '#333333' })
      expect(before).toMatchObject(rest)
      const violet = named({ accent: '#6b21a8' })
      expect(violet).toMatchObject({ ground: before.ground, ink: before.ink, companion4: before.companion4 })
      for (const name of ['accentDeep', 'companion1', 'soft'] as const)
        expect([name, violet[name]]).not.toEqual([name, before[name]])
      expect(poorContrasts(violet)).toEqual([])
      const three = { ground: '#f7f4fb', ink: '#22183a', accent: '#6b21a8' }
      expect(named(three)).toEqual(paletteOf(three))
    },
  )

  it.each([{ accent: 'red' }, { accent: '#fff' }, { tint: '#ffffff' }])('are refused: %o', (more) =>
    expect(shopColours.safeParse({ ...usual, ...more }).success).toBe(false),
  )

  it('have the contrast of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080')
  })
})
