/**
 * The background colours by the names that editors choose from. The second brand has other colours under the same
 * names.
 */
export const tones = {
  none: '',
  card: 'bg-card',
  sage: 'bg-companion-1',
  apricot: 'bg-companion-2',
  sky: 'bg-companion-3',
  butter: 'bg-companion-4',
} as const

export type Tone = keyof typeof tones

/** The tone of a card, which always has a ground: `none` becomes `card`. */
export const filledTone = (tone: Tone): Exclude<Tone, 'none'> => (tone === 'none' ? 'card' : tone)
