import type { Text } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { Store } from '@/lib/shop/stores'
import { type GroupedDays, weekOf } from '@/lib/shop/stores'
import { timeOfDay, weekdayName } from '@/lib/storefront/screens/stores'

const capital = (words: string, iso: string) => words.slice(0, 1).toLocaleUpperCase(iso) + words.slice(1)

function daysOf({ from, to }: GroupedDays, t: Text, iso: string): string {
  if (from === to) return capital(weekdayName(from, iso), iso)
  return capital(t('stores.days', { from: weekdayName(from, iso), to: weekdayName(to, iso) }), iso)
}

/** The opening hours of the week, with equal consecutive days on one line. */
export function OpeningHours({ hours, market, t }: Pick<Store, 'hours'> & { market: Market; t: Text }) {
  const { iso } = market
  return (
    <dl className="grid content-start text-small">
      {weekOf(hours).map((days) => (
        // One below the other where large text leaves no room for both.
        <div key={days.from} className="flex flex-wrap gap-x-4 py-0.5">
          <dt className="flex-[1_1_5rem] text-quiet">{daysOf(days, t, iso)}</dt>
          <dd className="flex-[1_1_6rem] tabular-nums">
            {days.hours
              ? t('stores.hours', {
                  opens: timeOfDay(days.hours[0], iso),
                  closes: timeOfDay(days.hours[1], iso),
                })
              : t('stores.closedDay')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
