import { type Brand, marketsOf } from '@/lib/platform/markets'
import type { SourcePromotion } from '@/schemas/shop'

const sleepingBags = ['100008', '100009', '100010', '100160', '100250', '100251']
const nightwear = ['100263', '100264', '100298', '100299', '100163']
const highChairs = ['100025', '100026', '100097', '100098', '100099', '100166', '100197']
const seatPads = ['100145', '100214']
const bibs = ['100286', '100287', '100288', '100080']
const pushchairs = ['100041', '100153', '100154', '100268', '100000', '100134']
const footmuffs = ['100047', '100048', '100181', '100182']

/** Bundles of things that are used together, in every market of a brand. */
export function seedPromotions(brand: Brand): SourcePromotion[] {
  const locales = marketsOf(brand).map(({ shopLocale }) => shopLocale)
  return [
    {
      id: 'sleep-set',
      locales,
      labels: { de: 'Schlafset', fr: 'Ensemble nuit', nl: 'Slaapset' },
      effect: { type: 'combo_deal', sets: [sleepingBags, nightwear], relative: 0.1 },
    },
    {
      id: 'meal-set',
      locales,
      labels: { de: 'Set für den Esstisch', fr: 'Ensemble repas', nl: 'Eetset' },
      effect: { type: 'combo_deal', sets: [highChairs, seatPads, bibs], relative: 0.15 },
    },
    {
      id: 'walk-set',
      locales,
      labels: { de: 'Set für unterwegs', fr: 'Ensemble promenade', nl: 'Wandelset' },
      effect: { type: 'combo_deal', sets: [pushchairs, footmuffs], relative: 0.08 },
    },
  ]
}
