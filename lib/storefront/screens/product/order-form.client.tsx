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

/** The inputs for an order, and on wide screens the button, which phones have in the bottom bar. */
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
      <div className="flex gap-3">
        <QuantityChoice
          id={`quantity-${product.number}`}
          label={words.quantity}
          quantity={quantity}
          most={most}
          onChoose={(pieces) => change({ quantity: pieces })}
          className="w-20 shrink-0 lg:w-24"
        />
        <div className="min-w-0 flex-1 max-md:hidden">
          <OrderButton product={product} chosen={chosen} size="large" block withIcon />
        </div>
      </div>
    </div>
  )
}
