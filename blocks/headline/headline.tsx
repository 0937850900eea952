import { ownColor, typographyClasses } from '@/blocks/typography'
import { WithIcon } from '@/blocks/with-icon'
import { softHyphens } from '@/lib/storefront/design/hyphens'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { headlineBlock } from '@/schemas/blocks/headline'

const sizes = {
  display: 'text-display leading-tight',
  large: 'text-h1 leading-tight',
  medium: 'text-h2 leading-snug',
  small: 'text-h3 leading-snug',
} as const

export function Headline({ blok, context }: BlockProps<typeof headlineBlock>) {
  const Heading = blok.type
  return (
    <Heading
      className={`font-display text-balance hyphens-auto ${sizes[blok.typography]} ${typographyClasses(blok)}`}
      style={ownColor(blok)}
    >
      <WithIcon icon={blok.icon} positioning={blok.positioning}>
        {softHyphens(blok.text, context.market.language, 'heading')}
      </WithIcon>
    </Heading>
  )
}
