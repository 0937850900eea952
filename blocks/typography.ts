type Typography = {
  typographyWeight: 'regular' | 'medium' | 'bold'
  color: 'ink' | 'quiet' | 'accent' | 'white'
  positioning: 'left' | 'center' | 'right'
  justify: boolean
  uppercase: boolean
}

/** `regular` is the typeface's default weight. */
const weights = { regular: '', medium: 'font-medium', bold: 'font-bold' } as const
const colors = { ink: 'text-ink', quiet: 'text-quiet', accent: 'text-accent', white: 'text-white' } as const
const positions = { left: 'text-start', center: 'text-center', right: 'text-end' } as const

/** The classes for the fields that headline and paragraph share. */
export function typographyClasses(blok: Typography): string {
  return [
    weights[blok.typographyWeight],
    colors[blok.color],
    blok.justify ? 'text-justify' : positions[blok.positioning],
    blok.uppercase ? 'uppercase tracking-wide' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

export const grounds = {
  none: '',
  card: 'bg-card',
  sage: 'bg-companion-1',
  apricot: 'bg-companion-2',
  sky: 'bg-companion-3',
  butter: 'bg-companion-4',
} as const
