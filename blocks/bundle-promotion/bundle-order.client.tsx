'use client'

import { type ComponentProps, type ReactNode, useState } from 'react'
import { fillTemplate, formatPrice } from '@/lib/platform/i18n'
import { type Choosable, type DeliveryTexts, deliveryText } from '@/lib/shop/product'
import { applyPromotions } from '@/lib/shop/promotions'
import { type Availability, commonDeliveryMessage } from '@/lib/shop/rules'
import { Price } from '@/lib/storefront/design/ui'
import type { BasketShop } from '@/lib/storefront/screens/basket'
import { AddToBasket } from '@/lib/storefront/screens/basket/client'
import { type Panel, Panels, VariantDropdown } from '@/lib/storefront/screens/product'
import { useEarlyInput } from '@/lib/storefront/screens/product/client'
import type { Brand } from '@/schemas'
import type { PromotionEffect } from '@/schemas/shop'
import { arrangement } from './arrangement'

type PartVariant = Choosable & {
  /** With tax, in minor units. */
  price: number
  /** Without the stock, which is not for browsers. */
  availability: Omit<Availability, 'left'>
}

export type BundlePart = {
  id: string
  number: string
  picture: ReactNode
  name: ReactNode
  /** The variants to choose from. */
  variants: readonly PartVariant[]
  /** The variant that is shown while none is chosen. */
  first: string
  legend: string
  /** What is said when an order is tried without a choice. */
  missing: string
  prices: readonly Panel[]
}

type BundleOrderProps = {
  promotion: { id: string; effect: PromotionEffect }
  parts: readonly BundlePart[]
  brand: Brand
  shop: BasketShop
  words: {
    /** Shown while no variant is chosen. */
    choose: string
    together: string
    /** With `{amount}`. */
    saving: string
    taxes: string
    add: string
    /** The button's accessible name, with the bundle's name. */
    addName: string
    soldOut: string
    delivery: DeliveryTexts
    /** Follows the message if the delivery times differ. */
    varies: string
  }
}

/** The choice of a product, which takes over what was chosen before the code came. */
function PartChoice(props: ComponentProps<typeof VariantDropdown>) {
  useEarlyInput(props.id, '', props.onChoose)
  return <VariantDropdown {...props} />
}

/**
 * The products of a bundle with their choices, the total price, and one button for all. The only variant of a product
 * needs no choice; of several, the shopper chooses before the button adds them.
 */
export function BundleOrder({ promotion, parts, brand, shop, words }: BundleOrderProps) {
  const [choices, setChoices] = useState<Record<string, string>>({})
  const [isChecked, setChecked] = useState(false)
  const isOpen = ({ number, variants }: BundlePart) => variants.length > 1 && choices[number] === undefined
  const chosen = parts.flatMap(({ number, first, variants }) => {
    const variant = variants.find(({ key }) => key === (choices[number] ?? first))
    return variant ? [{ number, variant }] : []
  })
  const sum = chosen.reduce((all, { variant }) => all + variant.price, 0)
  const lines = chosen.map(({ number, variant }) => ({
    key: variant.key,
    number,
    price: variant.price,
    quantity: 1,
  }))
  const saved = applyPromotions(lines, [promotion], shop.market.currency).reduce(
    (all, { amount }) => all + amount,
    0,
  )
  const availabilities = chosen.map(({ variant }) => variant.availability)
  const isBuyable = availabilities.every(({ buyable }) => buyable)
  const delivery = commonDeliveryMessage(availabilities, brand)
  const { list, item, plus } = arrangement(parts.length)
  const isReady = () => {
    const open = parts.find(isOpen)
    setChecked(open !== undefined)
    if (open) document.getElementById(open.id)?.focus()
    return open === undefined
  }
  return (
    <div className="grid gap-6 @5xl:grid-cols-[auto_minmax(18rem,1fr)] @5xl:gap-10">
      <ul className={list}>
        {parts.map((part, index) => {
          const key = choices[part.number] ?? part.first
          return (
            <li key={part.number} className={item}>
              {index > 0 && (
                <span aria-hidden="true" className={plus}>
                  +
                </span>
              )}
              <div className="row-span-2">{part.picture}</div>
              {part.name}
              <div aria-live="polite">
                <Panels panels={part.prices} chosen={key} />
              </div>
              {part.variants.length > 1 && (
                <div className="col-span-2 noscript:hidden">
                  <PartChoice
                    id={part.id}
                    legend={part.legend}
                    choose={words.choose}
                    variants={part.variants}
                    chosen={choices[part.number]}
                    fault={isChecked && isOpen(part) ? part.missing : undefined}
                    onChoose={(next) => setChoices((all) => ({ ...all, [part.number]: next }))}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <div className="grid content-start justify-items-start gap-3 @5xl:content-center @5xl:rounded-card @5xl:bg-card @5xl:p-8">
        <div aria-live="polite">
          <p className="font-bold text-small">{words.together}</p>
          <Price
            size="large"
            market={shop.market}
            amount={sum - saved}
            before={sum}
            words={shop.words.layer.price}
          />
          <p className="font-bold text-small text-success">
            {fillTemplate(words.saving, { amount: formatPrice(saved, shop.market) })}
          </p>
          <p className="mt-1 text-quiet text-small">{words.taxes}</p>
          {isBuyable && (
            <p className="mt-1 text-small">
              <strong>{deliveryText(delivery, words.delivery)}</strong>
              {delivery.kind === 'available' && <span className="block text-quiet">{words.varies}</span>}
            </p>
          )}
        </div>
        {isBuyable ? (
          <div className="w-full noscript:hidden">
            <AddToBasket
              entries={chosen.map(({ variant }) => ({
                variant: variant.key,
                customData: { cPromo: { promotionId: promotion.id } },
              }))}
              shop={shop}
              label={words.add}
              accessibleName={words.addName}
              size="large"
              isReady={isReady}
              early={{
                numbers: parts.map(({ number }) => number).join(' '),
                picks: parts.map(({ id, first, variants }) => (variants.length > 1 ? [id] : first)),
                fields: `promotion=${encodeURIComponent(promotion.id)}`,
              }}
            />
          </div>
        ) : (
          <p role="status" className="text-small">
            {words.soldOut}
          </p>
        )}
      </div>
    </div>
  )
}
