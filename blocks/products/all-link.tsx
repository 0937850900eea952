import { resolveLink } from '@/lib/content/links'
import { marketText } from '@/lib/platform/i18n'
import { TextLink } from '@/lib/storefront/design/ui'
import type { BlockContext } from '@/lib/storefront/runtime/blocks'
import type { ContentLink } from '@/schemas/content'

type Props = { link: ContentLink | undefined; words: string | undefined; context: BlockContext }

/** The link from a selection of products to all of them. */
export function AllLink({ link, words, context }: Props) {
  const resolved = resolveLink(link, context.market)
  if (!resolved) return null
  return (
    <p className="md:mt-4">
      <TextLink {...resolved} look="onward">
        {words ?? marketText(context.market)('products.all')}
      </TextLink>
    </p>
  )
}
