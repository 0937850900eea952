import { PictureCard } from '@/blocks/picture-card'
import { domId, resolveLink } from '@/lib/content/links'
import { marketText } from '@/lib/platform/i18n'
import {
  Button,
  Dialog,
  Disclosure,
  Icon,
  levelBelow,
  opensDialog,
  uiWords,
} from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import { Advice } from '@/lib/storefront/screens/tiles'
import type { advisorEntryBlock } from '@/schemas/blocks/advisor-entry'

/** Without scripts, the same table opens in its place on the page. */
export function AdvisorEntry({ blok, context: { market } }: BlockProps<typeof advisorEntryBlock>) {
  const t = marketText(market)
  const { advisor, level: Heading } = blok
  const headlineId = domId(blok.uid, 'headline')
  const dialogId = domId(blok.uid, 'advisor')
  const link = resolveLink(blok.link, market)
  const title = t(`product.${advisor}.title`)
  const advice = (
    <Advice advisor={advisor} market={market} link={link && { href: link.href, words: blok.linkText }} />
  )
  return (
    <section className="@container h-full w-full" aria-labelledby={headlineId}>
      <PictureCard
        picture={blok.image}
        ground={blok.backgroundColor}
        layout="large"
        pictureClasses="@2xl:w-1/3"
        wordsClasses="@2xl:p-8"
      >
        <Heading id={headlineId} className="font-display text-h2">
          {blok.headline}
        </Heading>
        {blok.text && <p className="mt-3 max-w-prose whitespace-pre-line text-quiet">{blok.text}</p>}
        <div className="mt-auto pt-5 @2xl:mt-0 noscript:hidden">
          <Button
            variant="secondary"
            icon={<Icon name={advisor === 'tog' ? 'moon' : 'ruler'} />}
            {...opensDialog(dialogId)}
          >
            {blok.buttonText ?? t(`product.${advisor}.open`)}
          </Button>
        </div>
        <noscript className="mt-4 w-full wrap-break-word">
          <Disclosure title={title} level={levelBelow(blok.level)}>
            {advice}
          </Disclosure>
        </noscript>
      </PictureCard>
      <Dialog id={dialogId} title={title} closeLabel={uiWords(market).close}>
        {advice}
      </Dialog>
    </section>
  )
}
