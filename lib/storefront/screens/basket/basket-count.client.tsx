'use client'

import { useAtomValue } from 'jotai'
import { IconCount } from '@/lib/storefront/visitor/state/client'
import { basketCountAtom } from './basket-atoms'

/** How many pieces lie in the basket. */
export function BasketCount({ label }: { label: string }) {
  return <IconCount count={useAtomValue(basketCountAtom)} label={label} />
}
