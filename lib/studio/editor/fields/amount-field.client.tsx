'use client'

import { useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { TextField } from '@/lib/studio/ui'
import { useEditor } from '../state/context'
import { useText } from '../texts'
import { amountText, minorUnitsOf } from './amount'
import { type FieldControl, textOf } from './field-value'
import { frameOf } from './plain-fields.client'

/** An amount of money in whole units; the content keeps it in minor units, and what was readable last. */
export function AmountInput(control: FieldControl) {
  const { value, onChange, error, hint } = control
  const { currency } = useEditor()
  const t = useText()
  const language = useLanguage()
  const [typed, setTyped] = useState<{ text: string; value: string }>()
  const kept = textOf(value)
  const text = typed?.value === kept ? typed.text : amountText(value, language)
  const isAmount = minorUnitsOf(text) !== undefined
  const example = amountText(499, language)
  const words = t('form.amount', {
    currency: new Intl.DisplayNames(language, { type: 'currency' }).of(currency) ?? currency,
    example,
  })
  return (
    <TextField
      {...frameOf(control)}
      inputMode="decimal"
      className="max-w-32"
      error={isAmount ? error : t('form.noAmount', { example })}
      hint={[hint, words].filter(Boolean).join(' ')}
      value={text}
      onChange={({ target }) => {
        const next = minorUnitsOf(target.value)
        setTyped({ text: target.value, value: next ?? kept })
        if (next !== undefined && next !== kept) onChange(next)
      }}
    />
  )
}
