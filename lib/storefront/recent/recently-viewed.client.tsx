'use client'

import { useEffect, useState } from 'react'
import { CardRow, type CardRowProps } from './card-row.client'
import { recallViewed, rememberViewed } from './recently-viewed'

type Props = CardRowProps & {
  /** The product that is looked at: it is remembered, and not among what is shown. */
  number?: string | undefined
  /** The shop locale. */
  locale: string
}

/** What the visitor looked at before, kept in this browser alone. */
export function RecentlyViewed({ number, locale, ...row }: Props) {
  const [numbers, setNumbers] = useState<readonly string[]>([])

  useEffect(() => {
    const open = () => window.localStorage
    setNumbers(number === undefined ? recallViewed(open) : rememberViewed(open, number))
  }, [number])

  if (numbers.length === 0) return null
  const query = new URLSearchParams({ locale, numbers: numbers.join(',') })
  return <CardRow {...row} path={`/api/shop/products/?${query}`} count={numbers.length} />
}
