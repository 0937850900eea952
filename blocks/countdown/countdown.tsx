import { domId, resolveLink } from '@/lib/content/links'
import { formatMoment, marketText, pluralForms } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { Card, filledTone, LinkButton } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { countdownBlock } from '@/schemas/blocks/countdown'
import type { CountdownWords } from './countdown-clock.client'
import { CountdownClock } from './islands'
import { type Unit, units } from './remaining'

function wordsOf(market: Market): CountdownWords {
  const t = marketText(market)
  const named = (unit: Unit) =>
    pluralForms(market.language, (count) => t(`countdown.units.${unit}`, { count }))
  return {
    label: t('countdown.label'),
    units: Object.fromEntries(units.map((unit) => [unit, named(unit)])) as CountdownWords['units'],
  }
}

export function Countdown({ blok, context }: BlockProps<typeof countdownBlock>) {
  const { market, now } = context
  const t = marketText(market)
  const Heading = blok.level
  const headlineId = domId(blok.uid, 'headline')
  const end = Date.parse(blok.dateTo)
  const link = resolveLink(blok.link, market)
  const after = <p className="max-w-prose whitespace-pre-line text-lead">{blok.after}</p>
  return (
    <section className="w-full" aria-labelledby={headlineId}>
      <Card tone={filledTone(blok.backgroundColor)}>
        <Heading id={headlineId} className="mb-4 font-display text-h2">
          {blok.headline}
        </Heading>
        {now >= end ? (
          after
        ) : (
          <CountdownClock end={end} words={wordsOf(market)} after={after}>
            <p className="mt-4 text-quiet text-small">
              <time dateTime={blok.dateTo}>
                {t('countdown.until', { date: formatMoment(end, market, 'full') })}
              </time>
            </p>
            {blok.text && <p className="mt-3 max-w-prose whitespace-pre-line">{blok.text}</p>}
            {link && (
              <div className="mt-5">
                <LinkButton {...link}>{blok.linkText ?? t('teaser.more')}</LinkButton>
              </div>
            )}
          </CountdownClock>
        )}
      </Card>
    </section>
  )
}
