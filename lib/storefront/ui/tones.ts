/** The grounds that things stand on, by the names that editors know. The second brand has others under these names. */
export const tones = {
  none: '',
  card: 'bg-card',
  sage: 'bg-companion-1',
  apricot: 'bg-companion-2',
  sky: 'bg-companion-3',
  butter: 'bg-companion-4',
} as const

export type Tone = keyof typeof tones

/** The ground of what is a card whatever an editor chose: one without a ground of its own has the card's. */
export const filledTone = (tone: Tone): Exclude<Tone, 'none'> => (tone === 'none' ? 'card' : tone)
