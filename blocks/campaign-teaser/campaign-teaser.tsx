import { PictureCard } from '@/blocks/picture-card'
import { isVisible } from '@/lib/content/campaigns'
import { domId, resolveLink } from '@/lib/content/links'
import { marketText } from '@/lib/platform/i18n'
import { Badge, LinkButton } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import { promotionToSee } from '@/lib/storefront/runtime/tracking'
import type { campaignTeaserBlock } from '@/schemas/blocks/campaign-teaser'

/** The layout depends on the width of its container: upright in the columns of a grid. */
export function CampaignTeaser({ blok, context }: BlockProps<typeof campaignTeaserBlock>) {
  if (!isVisible(blok, context)) return null
  const Heading = blok.level
  const headlineId = domId(blok.uid, 'headline')
  const link = resolveLink(blok.link, context.market)
  return (
    <section className="@container h-full w-full" aria-labelledby={headlineId} {...promotionToSee(blok)}>
      <PictureCard
        picture={blok.image}
        ground={blok.backgroundColor}
        layout="large"
        pictureClasses="@2xl:order-last @2xl:w-1/2 @4xl:w-2/5"
        wordsClasses="@2xl:p-8 @5xl:p-10"
      >
        {blok.badge && (
          <p className="mb-3">
            <Badge tone="sale">{blok.badge}</Badge>
          </p>
        )}
        <Heading id={headlineId} className="font-display text-h2 @2xl:text-h1">
          {blok.headline}
        </Heading>
        {blok.text && <p className="mt-3 max-w-prose whitespace-pre-line text-quiet">{blok.text}</p>}
        {link && (
          <div className="mt-auto pt-5 @2xl:mt-0">
            <LinkButton {...link}>{blok.linkText ?? marketText(context.market)('teaser.more')}</LinkButton>
          </div>
        )}
      </PictureCard>
    </section>
  )
}
