'use client'

import { useEffect, useRef, useState } from 'react'
import { formatPrice, type PriceMarket } from '@/lib/platform/i18n'

type Props = {
  label: string
  market: PriceMarket
  /** The refund for each number of pieces of a line, starting at none, in minor units, by the name of its field. */
  amounts: Readonly<Record<string, readonly number[]>>
}

/** The sum of what is chosen in the form around it. */
export function ReturnSum({ label, market, amounts }: Props) {
  const output = useRef<HTMLOutputElement>(null)
  const [sum, setSum] = useState(0)
  useEffect(() => {
    const form = output.current?.form
    if (!form) return
    const count = () => {
      const chosen = new FormData(form)
      const parts = Object.entries(amounts).map(([field, of]) => of[Number(chosen.get(field))] ?? 0)
      setSum(parts.reduce((total, part) => total + part, 0))
    }
    count()
    form.addEventListener('input', count)
    // A page that comes back has the choices of before.
    window.addEventListener('pageshow', count)
    return () => {
      form.removeEventListener('input', count)
      window.removeEventListener('pageshow', count)
    }
  }, [amounts])
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-bold noscript:hidden">
      <span>{label}</span>
      <output ref={output} className="ms-auto text-h3 tabular-nums">
        {formatPrice(sum, market)}
      </output>
    </p>
  )
}
