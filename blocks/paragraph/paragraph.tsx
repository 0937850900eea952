import { ownColor, typographyClasses } from '@/blocks/typography'
import { WithIcon } from '@/blocks/with-icon'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { paragraphBlock } from '@/schemas/blocks/paragraph'

const sizes = { small: 'text-small', medium: 'text-body', large: 'text-lead' } as const
const sizesOfKinds = { lead: sizes.large, small: sizes.small, note: sizes.medium } as const
const placements = { left: '', center: 'mx-auto', right: 'ms-auto' } as const

/** The paragraphs of a text, keyed by their index. */
const paragraphsOf = (text: string) =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part, place) => ({ key: String(place), text: part }))

type Blok = BlockProps<typeof paragraphBlock>['blok']

/** A drafting note stands on a ground of its kind, which goes when the paragraph becomes another one. */
const onGround = (blok: Blok): Blok =>
  blok.type === 'note' && blok.backgroundColor === 'none' ? { ...blok, backgroundColor: 'butter' } : blok

export function Paragraph({ blok }: BlockProps<typeof paragraphBlock>) {
  const size = blok.type === 'p' ? sizes[blok.typography] : sizesOfKinds[blok.type]
  const paragraphs = paragraphsOf(blok.text).map(({ key, text }, place) => (
    <p key={key} className={`max-w-prose whitespace-pre-line not-first:mt-4 ${placements[blok.positioning]}`}>
      <WithIcon icon={place === 0 ? blok.icon : undefined} positioning={blok.positioning}>
        {text}
      </WithIcon>
    </p>
  ))
  return (
    <div className={`${size} ${typographyClasses(onGround(blok))}`} style={ownColor(blok)}>
      {paragraphs}
    </div>
  )
}
