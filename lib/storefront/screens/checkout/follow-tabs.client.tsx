'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { hearTabs } from '@/lib/storefront/runtime/browser/client'

/**
 * Reads a step of the checkout again when another tab has changed the basket or the login, or has placed the order. What is
 * typed stays.
 */
export function FollowTabs() {
  const router = useRouter()
  useEffect(
    () => hearTabs(({ anew, basket }) => (anew || basket !== undefined) && router.refresh()),
    [router],
  )
  return null
}
