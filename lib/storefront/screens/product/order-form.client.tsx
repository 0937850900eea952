'use client'

import dynamic from 'next/dynamic'
import type { InscriptionWords } from './inscription-field.client'
import { OrderButton } from './order-button.client'
import { QuantityChoice } from './quantity-choice'
import { type Orderable, useOrder } from './use-order'

/** Few products are personalised; the others do not load it. */
const InscriptionField = dynamic(() =>
  import('./inscription-field.client').then((module) => module.InscriptionField),
)

export type OrderWords = { quantity: string; inscription: InscriptionWords | undefined }

type Props = { product: Orderable; chosen: string; words: OrderWords }

/** The inputs for an order and the button, which phones have in the bottom bar as long as that stays in view. */
export function OrderForm({ product, chosen, words }: Props) {
  const { most, quantity, inscription, fault, change } = useOrder(product, chosen)
  const asked = product.inscription
  return (
    <div className="grid gap-5 md:gap-4">
      {asked && words.inscription && (
        <InscriptionField
          id={asked.fieldId}
          text={inscription}
          maxLength={asked.rule.maxLength}
          fault={fault}
          onChange={(text) => change({ inscription: text })}
          words={words.inscription}
        />
      )}
      <div className="order-row">
        <QuantityChoice
          id={`quantity-${product.number}`}
          label={words.quantity}
          quantity={quantity}
          most={most}
          onChoose={(pieces) => change({ quantity: pieces })}
        />
        <div>
          <OrderButton product={product} chosen={chosen} size="large" block withIcon />
        </div>
      </div>
    </div>
  )
}
