import { type BlockProps, domId, resolveLink } from '@/lib/blocks'
import { marketText } from '@/lib/i18n'
import { servable } from '@/lib/images'
import { Advice } from '@/lib/shop/ui/advice'
import { Button } from '@/lib/ui/button'
import { classes } from '@/lib/ui/classes'
import { opensDialog } from '@/lib/ui/dialog/opens-dialog'
import { Disclosure } from '@/lib/ui/disclosure'
import { levelBelow } from '@/lib/ui/heading-level'
import { Icon } from '@/lib/ui/icon'
import { Image } from '@/lib/ui/image'
import { Dialog } from '@/lib/ui/islands'
import { filledTone, tones } from '@/lib/ui/tones'
import { uiWords } from '@/lib/ui/words'
import type { advisorEntryBlock } from '@/schemas/blocks'

const sizes = '(min-width: 80rem) 31rem, (min-width: 48rem) 40vw, calc(100vw - 2rem)'

/** Where scripts do not run, the same advice opens in its place on the page. */
export function AdvisorEntry({ blok, context: { market } }: BlockProps<typeof advisorEntryBlock>) {
  const t = marketText(market)
  const { advisor, level: Heading } = blok
  const headlineId = domId(blok.uid, 'headline')
  const dialogId = domId(blok.uid, 'advisor')
  const link = resolveLink(blok.link, market)
  const picture = servable(blok.image)
  const ground = filledTone(blok.backgroundColor)
  const title = t(`product.${advisor}.title`)
  const advice = (
    <Advice advisor={advisor} market={market} link={link && { href: link.href, words: blok.linkText }} />
  )
  return (
    <section className="@container h-full w-full" aria-labelledby={headlineId}>
      <div
        className={classes(
          'flex h-full flex-col overflow-hidden rounded-card',
          picture && '@2xl:flex-row',
          tones[ground],
          ground === 'card' && 'border border-line',
        )}
      >
        {picture && (
          <div className="@2xl:w-1/3 @2xl:shrink-0">
            <Image
              src={picture.src}
              alt={picture.alt}
              focus={picture.focus}
              aspect="4/3"
              cover
              sizes={sizes}
              className="block @2xl:h-full"
            />
          </div>
        )}
        <div className="flex min-w-0 flex-1 flex-col items-start justify-center p-5 wrap-anywhere *:max-w-full @2xl:p-8">
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
          <div className="mt-4 hidden w-full wrap-break-word noscript:block">
            <Disclosure title={title} level={levelBelow(blok.level)}>
              {advice}
            </Disclosure>
          </div>
        </div>
      </div>
      <Dialog id={dialogId} title={title} closeLabel={uiWords(market).close}>
        {advice}
      </Dialog>
    </section>
  )
}
