import { type Tone, tones } from '@/lib/storefront/design/ui'

type Typography = {
  typographyWeight: 'regular' | 'medium' | 'bold'
  color: 'ink' | 'quiet' | 'accent' | 'white'
  positioning: 'left' | 'center' | 'right'
  justify: boolean
  uppercase: boolean
  columns?: number | undefined
  backgroundColor: Tone
  backgroundGradient: Tone
}

/** `regular` is the typeface's default weight. */
const weights = { regular: '', medium: 'font-medium', bold: 'font-bold' } as const
const colors = { ink: 'text-ink', quiet: 'text-quiet', accent: 'text-accent', white: 'text-white' } as const
const positions = { left: 'text-start', center: 'text-center', right: 'text-end' } as const

const columns = ['', '', 'md:columns-2 gap-8', 'md:columns-2 lg:columns-3 gap-8'] as const

const gradientStarts = {
  none: 'from-ground',
  card: 'from-card',
  sage: 'from-companion-1',
  apricot: 'from-companion-2',
  sky: 'from-companion-3',
  butter: 'from-companion-4',
} as const
const gradientEnds = {
  none: '',
  card: 'to-card',
  sage: 'to-companion-1',
  apricot: 'to-companion-2',
  sky: 'to-companion-3',
  butter: 'to-companion-4',
} as const

function groundClasses({ backgroundColor, backgroundGradient }: Typography): string {
  if (backgroundColor === 'none' && backgroundGradient === 'none') return ''
  const colour =
    backgroundGradient === 'none'
      ? tones[backgroundColor]
      : `bg-linear-to-br ${gradientStarts[backgroundColor]} ${gradientEnds[backgroundGradient]}`
  return `${colour} rounded-card p-5 md:p-6`
}

/** The style of an editor's own text colour, `#1A2B3C`; other texts are ignored. */
export const ownColor = ({ fontColor = '' }: { fontColor?: string | undefined }) =>
  /^#[0-9a-f]{6}$/i.test(fontColor) ? { color: fontColor } : undefined

/** The classes for the fields that headline and paragraph share. */
export function typographyClasses(blok: Typography): string {
  return [
    weights[blok.typographyWeight],
    colors[blok.color],
    blok.justify ? 'text-justify' : positions[blok.positioning],
    blok.uppercase ? 'uppercase tracking-wide' : '',
    groundClasses(blok),
    columns[Math.floor(blok.columns ?? 1)],
  ]
    .filter(Boolean)
    .join(' ')
}
