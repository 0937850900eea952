import { colonOf, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import {
  choosableOf,
  deliveryGroups,
  deliveryWords,
  isLowestOfSeveral,
  priceGroups,
} from '@/lib/shop/product'
import { Icon, LinkButton } from '@/lib/storefront/design/ui'
import { basketShop } from '@/lib/storefront/screens/basket'
import { PricePanel } from '@/lib/storefront/screens/product'
import { DirectAdd } from './islands'
import type { Offer } from './offer-of'

type Props = { id: string; offer: Offer; quantity: number; market: Market }

/**
 * Price, choice, delivery and button. A personalised product gets a link to its page instead, where the inscription is
 * entered.
 */
export function Order({ id, offer: { view, variants, first, named }, quantity, market }: Props) {
  const t = marketText(market)
  const priced = { market, voucher: view.isVoucher, shippingHref: undefined }
  if (view.personalised)
    return (
      <>
        <PricePanel variant={first} isLowest={false} {...priced} />
        <p className="text-quiet text-small">{t('blocks.basketDirectAdd.personalisedNote')}</p>
        <LinkButton href={view.href}>{t('blocks.basketDirectAdd.personalise')}</LinkButton>
      </>
    )
  const chosen = named && first.label
  const add = quantity > 1 ? t('blocks.basketDirectAdd.addPieces', { count: quantity }) : undefined
  const shop = basketShop(market)
  return (
    <>
      {chosen && (
        <p className="text-quiet text-small">
          {t(`product.choice.${view.choice ?? 'other'}`)}
          {colonOf(market.language)} {chosen}
        </p>
      )}
      <DirectAdd
        id={id}
        number={view.number}
        first={first.referenceKey}
        quantity={quantity}
        shop={shop}
        variants={variants.map((variant) => choosableOf(variant, view.choice, market))}
        prices={priceGroups(variants).map(({ keys, variant }) => ({
          keys,
          content: (
            <PricePanel variant={variant} isLowest={isLowestOfSeveral(variant, variants)} {...priced} />
          ),
        }))}
        deliveries={deliveryGroups(variants).map(({ keys, variant }) => ({
          keys,
          content: (
            <p className="flex items-center gap-2 font-bold text-small">
              <Icon name={variant.availability.buyable ? 'truck' : 'info'} className="size-5 shrink-0" />
              {deliveryWords(variant, market)}
            </p>
          ),
        }))}
        words={{
          legend: t(`product.choice.${view.choice ?? 'other'}`),
          choose: t('forms.choose'),
          missing: t(`product.missing.${view.choice ?? 'other'}`),
          add,
          addName: t('blocks.basketDirectAdd.addName', { words: add ?? shop.words.add, name: view.name }),
        }}
      />
    </>
  )
}
