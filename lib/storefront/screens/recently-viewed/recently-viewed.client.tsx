'use client'

import { useEffect, useState } from 'react'
import { CardRow, type CardRowProps } from './card-row.client'
import { recallViewed, rememberViewed } from './recently-viewed'

type Props = CardRowProps & {
  /** The product of the page: it is stored, and left out of the row. */
  number?: string | undefined
  /** The shop locale. */
  locale: string
}

/** The products that the visitor viewed before, stored only in this browser. */
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
