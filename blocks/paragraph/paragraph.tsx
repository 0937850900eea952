import { grounds, typographyClasses } from '@/blocks/typography'
import { WithIcon } from '@/blocks/with-icon'
import type { BlockProps } from '@/lib/storefront/blocks'
import type { paragraphBlock } from '@/schemas/blocks/paragraph'

const sizes = { small: 'text-small', medium: 'text-body', large: 'text-lead' } as const
const columns = ['', '', 'md:columns-2 gap-8', 'md:columns-2 lg:columns-3 gap-8'] as const

const gradientEnds = {
  none: '',
  card: 'to-card',
  sage: 'to-companion-1',
  apricot: 'to-companion-2',
  sky: 'to-companion-3',
  butter: 'to-companion-4',
} as const
const gradientStarts = {
  none: 'from-ground',
  card: 'from-card',
  sage: 'from-companion-1',
  apricot: 'from-companion-2',
  sky: 'from-companion-3',
  butter: 'from-companion-4',
} as const
const placements = { left: '', center: 'mx-auto', right: 'ms-auto' } as const

type Ground = Pick<BlockProps<typeof paragraphBlock>['blok'], 'backgroundColor' | 'backgroundGradient'>

function groundClasses({ backgroundColor, backgroundGradient }: Ground): string {
  if (backgroundColor === 'none' && backgroundGradient === 'none') return ''
  const colour =
    backgroundGradient === 'none'
      ? grounds[backgroundColor]
      : `bg-linear-to-br ${gradientStarts[backgroundColor]} ${gradientEnds[backgroundGradient]}`
  return `${colour} rounded-card p-5 md:p-6`
}

/** The paragraphs of a text, keyed by their index. */
const paragraphsOf = (text: string) =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part, place) => ({ key: String(place), text: part }))

export function Paragraph({ blok }: BlockProps<typeof paragraphBlock>) {
  const size =
    blok.type === 'lead' ? sizes.large : blok.type === 'small' ? sizes.small : sizes[blok.typography]
  const ownColor = /^#[0-9a-f]{6}$/i.test(blok.fontColor ?? '') ? { color: blok.fontColor } : undefined
  const paragraphs = paragraphsOf(blok.text).map(({ key, text }, place) => (
    <p key={key} className={`max-w-prose whitespace-pre-line not-first:mt-4 ${placements[blok.positioning]}`}>
      <WithIcon icon={place === 0 ? blok.icon : undefined} positioning={blok.positioning}>
        {text}
      </WithIcon>
    </p>
  ))
  return (
    <div
      className={`${size} ${typographyClasses(blok)} ${groundClasses(blok)} ${columns[blok.columns ?? 1]}`}
      style={ownColor}
    >
      {paragraphs}
    </div>
  )
}
