import { type BlockContext, resolveLink } from '@/lib/blocks'
import { marketText } from '@/lib/i18n'
import { TextLink } from '@/lib/ui/text-link'
import type { ContentLink } from '@/schemas/content'

type Props = { link: ContentLink | undefined; words: string | undefined; context: BlockContext }

/** The way on from some products to all of them. */
export function AllLink({ link, words, context }: Props) {
  const resolved = resolveLink(link, context.market)
  if (!resolved) return null
  return (
    <p className="mt-4">
      <TextLink {...resolved} look="onward">
        {words ?? marketText(context.market)('products.all')}
      </TextLink>
    </p>
  )
}
