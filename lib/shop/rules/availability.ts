import type { Brand } from '@/schemas'
import type { DeliveryDays, Logistics } from '@/schemas/shop'
import { isDownload, isVoucher } from './voucher'

type Bvc = 1 | 2 | 3 | 4

/** What the logistics, the stock and the product group of a variant mean: whether it can be bought, and when it comes. */
export type Availability = {
  bvc: Bvc
  daysFrom: number
  daysTo: number
  /** No days to delivery are said, so that no time is promised. */
  isTimeUnset?: true
  buyable: boolean
  preorder: boolean
  /** The day by which a preorder is delivered, such as `2027-03-31`, if it is known. */
  deliveryUntil?: string
  /** A voucher of the product group of downloads, or a file, whatever the days: nothing is sent by post. */
  download: boolean
  /** The pieces that can be ordered: infinite where no stock is needed, 0 for what cannot be bought. */
  left: number
}

/** A delivery time of this many days or more marks a preorder. */
export const preorderDays = 999

type LogisticsBlock = Pick<Logistics, 'BVC' | 'deliveryUntil'> & {
  deliveryDaysFrom?: number
  deliveryDaysTo?: number | undefined
}

type Supply = {
  /** The pieces in stock; undefined if they are not counted. */
  stock: number | undefined
  /** The product group, which tells download vouchers from other goods. */
  group: string | null | undefined
  /** The file that its buyers download. */
  file?: string | null | undefined
  brand: Brand
}

const isCode = (code: number): code is Bvc => code === 1 || code === 2 || code === 3 || code === 4

/**
 * The availability of a variant, where code and stock meet. Code 1 is sold from stock: when the pieces that are counted
 * are used up, it is sold out (4). Code 2 is made, or bought in, within its days to delivery, so it stays buyable
 * without stock and in any quantity; without such days it is sold from stock too. With 999 days or more it is a
 * preorder. Downloads need no stock; days of 0 alone change nothing but the delivery message. Code 3
 * is not available, 4 is sold out. A missing logistics block means code 3 and 0 days.
 */
export function availabilityOf(
  logistics: LogisticsBlock | undefined,
  { stock, group, file, brand }: Supply,
): Availability {
  if (!logistics || !isCode(logistics.BVC))
    return { bvc: 3, daysFrom: 0, daysTo: 0, buyable: false, preorder: false, download: false, left: 0 }
  const { BVC, deliveryDaysFrom: daysFrom = 0, deliveryDaysTo, deliveryUntil } = logistics
  const daysTo = deliveryDaysTo ?? 0
  const download = isVoucher(group, brand) ? isDownload(group, brand) : typeof file === 'string'
  const isProcured = BVC === 2 && daysTo > 0
  const pieces = download || isProcured ? Number.POSITIVE_INFINITY : (stock ?? Number.POSITIVE_INFINITY)
  const bvc = BVC <= 2 && pieces <= 0 ? 4 : BVC
  const buyable = bvc <= 2
  const preorder = bvc === 2 && daysTo >= preorderDays
  return {
    ...{ bvc, daysFrom, daysTo, buyable, preorder, download, left: buyable ? pieces : 0 },
    ...(deliveryDaysTo === undefined && { isTimeUnset: true as const }),
    ...(preorder && deliveryUntil !== undefined && { deliveryUntil }),
  }
}

/** How long goods in stock take to a market. */
type MarketDays = {
  /** What a feed names for its country. */
  named: DeliveryDays | undefined
  /** What the market promises of all goods of which nobody says it. */
  promised: DeliveryDays | undefined
}

/**
 * The availability in one market: with the days named for its country, else those of the goods, else those that the market
 * promises. Preorders and goods that are made or bought in have their own days everywhere, and downloads need none.
 * Whether something can be bought is the same in all markets.
 */
export function inMarket(availability: Availability, { named, promised }: MarketDays): Availability {
  const { isTimeUnset, ...others } = availability
  if (others.preorder || others.download || (others.bvc === 2 && !isTimeUnset)) return availability
  const days = named ?? (isTimeUnset ? promised : undefined)
  return days ? { ...others, daysFrom: days.from, daysTo: days.to } : availability
}
