'use client'

import { type ReactNode, useMemo } from 'react'
import { ApplyChoice } from './apply-choice'
import { BuyActions, type BuyActionWords } from './buy-actions.client'
import { type Panel, Panels } from './panels'
import type { SoldOutProps } from './sold-out.client'
import { choiceFieldId, useChoiceOfAddress, useChoose, useChosen, useIsChosen } from './use-choice'
import { type Orderable, useWanted } from './use-order'
import { VariantChoice } from './variant-choice.client'

type BuyBoxProps = {
  product: Orderable
  /** The variant that is shown while none is chosen. */
  first: string
  prices: readonly Panel[]
  deliveries: readonly Panel[]
  /** The same product in other colours and dimensions. */
  siblings: ReactNode
  /** The link to the size or tog advisor. */
  advisor: ReactNode
  soldOut: Omit<SoldOutProps, 'number' | 'chosen' | 'isChosen' | 'variants' | 'legend'>
  words: {
    choice: {
      legend: string
      choose: string
      /** What is said when an order is tried without a choice. */
      missing: string
    }
    actions: BuyActionWords
  }
}

/** Price, choice, delivery and actions. A choice updates all of them at once, without a request. */
export function BuyBox(props: BuyBoxProps) {
  const { product, first, prices, deliveries, siblings, advisor, soldOut, words } = props
  const { number, variants } = product
  const keys = useMemo(() => variants.map(({ key }) => key), [variants])
  useChoiceOfAddress(number, keys)
  const chosen = useChosen(number, first)
  const isChosen = useIsChosen(number)
  const { isChecked } = useWanted(number)
  const choose = useChoose(number)
  return (
    <div className="buy-box grid gap-6 md:gap-4">
      <ApplyChoice keys={keys} />
      <div
        aria-live="polite"
        className="group/price"
        data-unchosen={isChosen ? undefined : ''}
        // `ApplyChoice` takes it off where the address names a variant.
        suppressHydrationWarning
      >
        <Panels panels={prices} chosen={chosen} />
      </div>
      {siblings}
      {variants.length > 1 && (
        <div>
          {/* In one line with the advisor as far as both fit, so that the button is in the first screen. */}
          <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span aria-hidden="true" className="font-bold text-small noscript:hidden">
              {words.choice.legend}
            </span>
            {advisor}
          </div>
          <div className="noscript:hidden">
            <VariantChoice
              id={choiceFieldId(number)}
              legend={words.choice.legend}
              choose={words.choice.choose}
              variants={variants}
              chosen={isChosen ? chosen : undefined}
              fault={isChecked && !isChosen ? words.choice.missing : undefined}
              onChoose={choose}
            />
          </div>
        </div>
      )}
      {variants.length === 1 && advisor}
      <div aria-live="polite" className={variants.length > 1 ? 'noscript:hidden' : undefined}>
        <Panels panels={deliveries} chosen={chosen} />
      </div>
      <div className="buy-actions noscript:hidden">
        <BuyActions
          product={product}
          chosen={chosen}
          words={words.actions}
          soldOut={{ ...soldOut, variants, legend: words.choice.legend }}
        />
      </div>
    </div>
  )
}
