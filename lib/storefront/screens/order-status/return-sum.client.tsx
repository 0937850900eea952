'use client'

import { useEffect, useRef, useState } from 'react'
import { formatPrice, type PriceMarket } from '@/lib/platform/i18n'

type Props = {
  label: string
  /** The name of what was paid for the goods, where more is paid back. */
  goods: string
  market: PriceMarket
  /** The refund for each number of pieces of a line, starting at none, in minor units, by the name of its field. */
  amounts: Readonly<Record<string, readonly number[]>>
  /** What is paid back as well where all pieces are chosen, in minor units. */
  beside: readonly { label: string; amount: number }[]
}

type Chosen = { sum: number; isAll: boolean }

function chosenIn(form: HTMLFormElement, amounts: Props['amounts']): Chosen {
  const values = new FormData(form)
  const parts = Object.entries(amounts).map(([field, of]) => {
    const pieces = Number(values.get(field))
    return { amount: of[pieces] ?? 0, isAll: pieces === of.length - 1 }
  })
  return {
    sum: parts.reduce((total, { amount }) => total + amount, 0),
    isAll: parts.every(({ isAll }) => isAll),
  }
}

/** The sum of what is chosen in the form around it. */
export function ReturnSum({ label, goods, market, amounts, beside }: Props) {
  const output = useRef<HTMLOutputElement>(null)
  const [{ sum, isAll }, setChosen] = useState<Chosen>({ sum: 0, isAll: false })
  useEffect(() => {
    const form = output.current?.form
    if (!form) return
    const count = () => setChosen(chosenIn(form, amounts))
    count()
    form.addEventListener('input', count)
    // A page that comes back has the choices of before.
    window.addEventListener('pageshow', count)
    return () => {
      form.removeEventListener('input', count)
      window.removeEventListener('pageshow', count)
    }
  }, [amounts])
  const added = isAll ? beside : []
  const total = added.reduce((all, { amount }) => all + amount, sum)
  const rows = added.length > 0 ? [{ label: goods, amount: sum }, ...added] : []
  return (
    <div className="grid gap-1 noscript:hidden">
      {rows.map((row) => (
        <p key={row.label} className="flex flex-wrap justify-between gap-x-4 text-small">
          <span>{row.label}</span>
          <span className="ms-auto tabular-nums">{formatPrice(row.amount, market)}</span>
        </p>
      ))}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-bold">
        <span>{label}</span>
        <output ref={output} className="ms-auto text-h3 tabular-nums">
          {formatPrice(total, market)}
        </output>
      </p>
    </div>
  )
}
