'use client'

import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { fillPlural, fillTemplate, formatPrice } from '@/lib/platform/i18n'
import { Button, IconFrame, LinkButton, truckPath } from '@/lib/storefront/design/ui'
import { Dialog, focusInView } from '@/lib/storefront/design/ui/client'
import type { BasketAdded } from '@/schemas/api/basket'
import { closeBasketLayerAtom } from './basket-layer'
import type { BasketShop } from './basket-words'
import { goodsTotal } from './goods-total'
import { LayerItem } from './layer-item'
import { LayerRecommendations } from './layer-recommendations'
import { addedItems } from './layer-view'

const id = 'basket-layer'

type Props = { shop: BasketShop; answer: BasketAdded; isOpen: boolean }

/** The products just added, the state of the basket, and the links to continue. */
export function BasketLayer({ shop, answer, isOpen }: Props) {
  const close = useSetAtom(closeBasketLayerAtom)
  const { market, href, checkoutHref } = shop
  const words = shop.words.layer
  const { basket } = answer
  const items = addedItems(answer)
  useEffect(() => {
    if (isOpen) focusInView(id, '.dialog-foot > *')
  }, [isOpen])
  return (
    <Dialog
      id={id}
      title={words.title}
      position="right"
      closeLabel={words.close}
      open={isOpen}
      onClose={close}
      // Visitors who have chosen go on first; recommendations come after.
      footerFirst
      footer={
        <>
          {checkoutHref !== undefined && (
            <LinkButton data-document="" href={checkoutHref} className="flex-[1_1_max-content]">
              {words.checkout}
            </LinkButton>
          )}
          {href !== undefined && (
            <LinkButton href={href} variant="secondary" className="flex-[1_1_max-content]">
              {words.toBasket}
            </LinkButton>
          )}
          <Button
            variant={href === undefined ? 'primary' : 'quiet'}
            className="flex-[1_1_max-content]"
            onClick={close}
          >
            {words.goOn}
          </Button>
        </>
      }
    >
      <ul className="grid gap-5">
        {items.map((added) => (
          <li key={added.item.key}>
            <LayerItem added={added} market={market} words={words} />
          </li>
        ))}
      </ul>
      <div className="mt-5 border-line border-t pt-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>
            <span className="font-bold">{words.total}</span>{' '}
            <span className="text-quiet text-small">({fillPlural(words, basket.quantity)})</span>
          </span>
          <span className="font-bold text-lead tabular-nums">{formatPrice(goodsTotal(basket), market)}</span>
        </p>
        <FreeShipping missing={basket.missingForFreeShipping} market={market} words={words} />
      </div>
      <LayerRecommendations
        numbers={items.map(({ item }) => item.product.number)}
        owned={basket.items.map(({ product }) => product.number)}
        shop={shop}
      />
    </Dialog>
  )
}

type FreeShippingProps = Pick<BasketShop, 'market'> & {
  missing: number | undefined
  words: BasketShop['words']['layer']
}

function FreeShipping({ missing, market, words }: FreeShippingProps) {
  if (missing === undefined) return null
  return (
    <p className="mt-2 flex items-start gap-2 text-small">
      <IconFrame path={truckPath} className="mt-0.5 size-5 text-success" />
      <span className="min-w-0">
        {missing > 0 ? fillTemplate(words.missing, { amount: formatPrice(missing, market) }) : words.free}
      </span>
    </p>
  )
}
