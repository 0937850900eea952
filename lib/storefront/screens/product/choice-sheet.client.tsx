'use client'

import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { Button } from '@/lib/storefront/design/ui'
import { closeDialog, Dialog, focusInView } from '@/lib/storefront/design/ui/client'
import { BasketButton } from '@/lib/storefront/screens/basket'
import { chooseVariantAtom } from './choice-atoms'
import { type Panel, Panels } from './panels'
import { type Orderable, useOrder } from './use-order'
import { VariantChoice } from './variant-choice.client'

export type ChoiceSheetProps = {
  product: Orderable
  /** The variant that is shown, and whether the visitor has chosen it. */
  shown: string
  isChosen: boolean
  /** The product and its price, for each variant. */
  summaries: readonly Panel[]
  isOpen: boolean
  onClose: () => void
  words: { legend: string; choose: string; missing: string; tellMe: string }
}

/** The first control of the choice. */
const choice = ':is([data-choice] input, select)'

/** The choice of a variant above the lower edge of phones, from which it goes into the basket at once. */
export function ChoiceSheet(props: ChoiceSheetProps) {
  const { product, shown, isChosen, summaries, isOpen, onClose, words } = props
  const { number, shop, variants } = product
  const id = `sheet-${number}`
  const fieldId = `${id}-choice`
  // The entry of the history belongs to the sheet, so the choice is not written into the address.
  const choose = useSetAtom(chooseVariantAtom)
  const [isAsked, setAsked] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it opens
  useEffect(() => {
    if (isOpen) focusInView(id, choice)
  }, [isOpen])

  /** The fields of the page are below the sheet. */
  const leave = (field: string) => {
    closeDialog(id)
    document.getElementById(field)?.focus()
  }
  const { most, isPending, order } = useOrder(product, shown, {
    onMissing: () => {
      setAsked(true)
      document.querySelector<HTMLElement>(`#${CSS.escape(id)} ${choice}`)?.focus()
    },
    onFault: leave,
    onAdded: () => closeDialog(id),
  })
  return (
    <Dialog
      id={id}
      title={words.legend}
      closeLabel={shop.words.layer.close}
      open={isOpen}
      onClose={() => {
        setAsked(false)
        onClose()
      }}
      footer={
        <>
          <div aria-live="polite" className="buy-summary" data-unchosen={isChosen ? undefined : ''}>
            <Panels panels={summaries} chosen={shown} />
          </div>
          {isChosen && most === 0 ? (
            <Button onClick={() => leave(`back-in-stock-email-${number}`)}>{words.tellMe}</Button>
          ) : (
            <BasketButton early={undefined} words={shop.words} isPending={isPending} onPress={order} />
          )}
        </>
      }
    >
      <VariantChoice
        id={fieldId}
        legend={words.legend}
        choose={words.choose}
        variants={variants}
        chosen={isChosen ? shown : undefined}
        fault={isAsked && !isChosen ? words.missing : undefined}
        onChoose={(variant) => choose({ number, variant })}
      />
    </Dialog>
  )
}
