import { PictureCard } from '@/blocks/picture-card'
import { isVisible } from '@/lib/content/campaigns'
import { domId, resolveLink } from '@/lib/content/links'
import { marketText } from '@/lib/platform/i18n'
import { Badge, classes, Icon } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import { promotionToSee } from '@/lib/storefront/runtime/tracking'
import type { campaignCardBlock } from '@/schemas/blocks/campaign-card'

/** The link covers the card, and so does its focus ring. */
const cover =
  'underline-offset-4 group-hover/card:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-ink'

/** An editor writes the price or a saving in words; an amount needs what it includes. */
const isAmount = (words: string) => /\d/.test(words) && /€|CHF|Fr\./.test(words)

function Price({ words, taxes }: { words: string; taxes: string }) {
  if (!isAmount(words)) return <p className="font-bold text-small">{words}</p>
  return (
    <p className="font-bold text-accent text-lead">
      {words}
      <span className="block font-normal text-quiet text-small">{taxes}</span>
    </p>
  )
}

/** Upright in a narrow column, horizontal in a wide one. */
export function CampaignCard({ blok, context }: BlockProps<typeof campaignCardBlock>) {
  if (!isVisible(blok, context)) return null
  const Heading = blok.level
  const headlineId = domId(blok.uid, 'headline')
  const link = resolveLink(blok.link, context.market)
  const t = marketText(context.market)
  return (
    <article
      className={classes('@container relative h-full w-full only:col-span-full', link && 'group/card')}
      aria-labelledby={headlineId}
      {...promotionToSee(blok)}
    >
      <PictureCard
        picture={blok.image}
        ground={blok.backgroundColor}
        layout="small"
        mark={blok.badge && <Badge tone="sale">{blok.badge}</Badge>}
      >
        <Heading id={headlineId} className="font-display text-h3">
          {link ? (
            <a {...link} href={link.href} className={cover}>
              {blok.headline}
            </a>
          ) : (
            blok.headline
          )}
        </Heading>
        {blok.text && (
          <p className="mt-2 max-w-prose whitespace-pre-line text-quiet max-md:in-data-rows:@3xs:text-small">
            {blok.text}
          </p>
        )}
        {(blok.price || link) && (
          <div className="mt-auto grid gap-2 pt-4 @xl:mt-0 max-md:in-data-rows:@3xs:gap-1 max-md:in-data-rows:@3xs:pt-2">
            {blok.price && <Price words={blok.price} taxes={t('listing.taxes')} />}
            {link && (
              <p
                aria-hidden="true"
                className="flex items-center gap-2 font-bold text-accent underline-offset-4 group-hover/card:underline"
              >
                {t('teaser.more')}
                <Icon
                  name="arrow-right"
                  className="size-5 motion-safe:transition-transform motion-safe:group-hover/card:translate-x-1"
                />
              </p>
            )}
          </div>
        )}
      </PictureCard>
    </article>
  )
}
