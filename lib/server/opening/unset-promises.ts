import { type Config, config } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { findShopChanges } from '@/lib/platform/shop-configuration'
import type { ShopConfiguration } from '@/schemas/shop'

/** The settings by which a shop promises more than the law asks, as they are by default. */
const promises = {
  returns: ['days', 'longer', 'payer', 'freightCost'],
  service: ['answerDays', 'hours', 'onePrice'],
} as const

const offersInstalments = ({ options, payments }: Pick<ShopConfiguration, 'options' | 'payments'>) =>
  options.paypalInstallments && payments.methods.PP?.isOffered === true

/** The promises to shoppers that bind a seller who has not set them, with the values that apply, each group in a sentence. */
export async function unsetPromises(
  db: Database,
  market: Market,
  shop: Pick<ShopConfiguration, 'returns' | 'returnLabels' | 'service' | 'options' | 'payments'>,
  { dhl }: Pick<Config, 'dhl'> = config(),
): Promise<string[]> {
  const changes = await findShopChanges(db, market)
  const sentenceOf = (group: keyof typeof promises) => {
    const set: object = changes?.[group] ?? {}
    const values: Readonly<Record<string, unknown>> = shop[group]
    const unset = promises[group].filter((name) => !(name in set))
    if (unset.length === 0) return []
    const list = unset.map((name) => `${name} ${JSON.stringify(values[name])}`).join(', ')
    return `Shoppers are promised ${group} that nobody has set: ${list}. Set them under ${group} in a shop_configuration of ${market.shopLocale}.`
  }
  return [
    ...[sentenceOf('returns'), sentenceOf('service')].flat(),
    ...(offersInstalments(shop) && changes?.options?.paypalInstallments === undefined
      ? [
          `Instalments by the online wallet are offered, and nobody has said that the wallet agreed them: set options.paypalInstallments to true or false in a shop_configuration of ${market.shopLocale}.`,
        ]
      : []),
    ...(dhl && !shop.returnLabels
      ? [
          `The access to DHL is set, and returns have no label that pays the postage: name the contract under returnLabels of a shop_configuration of ${market.shopLocale}.`,
        ]
      : []),
  ]
}

/** That goods of any value go out before they are paid: nobody may have thought about it. */
export const invoiceNote = (
  { payments }: Pick<ShopConfiguration, 'payments'>,
  { shopLocale }: Pick<Market, 'shopLocale'>,
): string | undefined =>
  payments.methods.RE?.isOffered === true && payments.methods.RE.most === undefined
    ? `Orders of any value can be made on invoice: payments.methods.RE.most of a shop_configuration of ${shopLocale} sets a bound.`
    : undefined
