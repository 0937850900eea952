'use client'

import { useAtomValue } from 'jotai'
import { basketCountAtom } from './basket-atoms'
import { IconCount } from './icon-count.client'

/** How many pieces lie in the basket. */
export function BasketCount({ label }: { label: string }) {
  return <IconCount count={useAtomValue(basketCountAtom)} label={label} />
}
