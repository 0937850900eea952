'use client'

import type { InscriptionFault } from '@/lib/shop/product'
import { TextField } from '@/lib/storefront/design/ui'
import { useEarlyInput } from './use-early-input'

export type InscriptionWords = {
  label: string
  /** The permitted characters and length. */
  hint: string
  faults: Record<InscriptionFault, string>
}

type Props = {
  id: string
  text: string
  maxLength: number
  fault: InscriptionFault | undefined
  onChange: (text: string) => void
  words: InscriptionWords
}

/** The text to be stitched or printed on a personalised article. */
export function InscriptionField({ id, text, maxLength, fault, onChange, words }: Props) {
  useEarlyInput(id, text, onChange)
  return (
    <TextField
      id={id}
      label={words.label}
      hint={words.hint}
      error={fault && words.faults[fault]}
      required
      value={text}
      maxLength={maxLength}
      autoComplete="off"
      autoCapitalize="words"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
