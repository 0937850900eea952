import { domId } from '@/lib/content/links'
import { marketText } from '@/lib/platform/i18n'
import { Button } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { forgetDeviceBlock } from '@/schemas/blocks/forget-device'

/** A plain form, which needs no script: the answer empties the browser. */
export function ForgetDevice({ blok, context: { market } }: BlockProps<typeof forgetDeviceBlock>) {
  const t = marketText(market)
  const { uid, headline, level: Heading } = blok
  const headlineId = domId(uid, 'headline')
  return (
    <section className="w-full print:hidden" aria-labelledby={headlineId}>
      <Heading id={headlineId} className="font-display text-h3">
        {headline ?? t('forgetDevice.title')}
      </Heading>
      <p className="mt-2 max-w-prose">{t('forgetDevice.text')}</p>
      <form action={`/api/visitor/forget/?locale=${market.shopLocale}`} method="post" className="mt-4">
        <Button type="submit" variant="secondary" className="max-sm:w-full">
          {t('forgetDevice.forget')}
        </Button>
      </form>
    </section>
  )
}
