'use client'

import { useAtomValue } from 'jotai'
import { useHydrated } from '@/lib/ui/use-hydrated'
import { useVisitor } from './use-visitor'
import { wishlistAtom } from './wishlist-atoms'

/** How many products are on the wishlist, over the corner of its icon. Nothing while there are none. */
export function WishlistCount({ label }: { label: string }) {
  useVisitor()
  const known = useAtomValue(wishlistAtom).length
  const count = useHydrated() ? known : 0
  return (
    <span
      role="status"
      className="absolute -end-2 -top-1.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 font-bold text-[0.6875rem] text-white tabular-nums leading-none empty:hidden"
    >
      {count > 0 && (
        <>
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{label.replace('{count}', String(count))}</span>
        </>
      )}
    </span>
  )
}
