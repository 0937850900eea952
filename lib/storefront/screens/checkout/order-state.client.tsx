'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { tellTabs } from '@/lib/storefront/runtime/browser'
import { lookAgain } from '@/lib/storefront/runtime/browser/client'
import { forgetAllTyped, withTypedStore } from '@/lib/storefront/screens/step-forms'

/** The order is placed: nothing that was typed for it is kept, other tabs hear of it, and an awaited payment is looked after. */
export function OrderState({ isWaiting }: { isWaiting: boolean }) {
  const router = useRouter()
  useEffect(() => void withTypedStore(forgetAllTyped), [])
  useEffect(() => tellTabs({ anew: true }), [])
  useEffect(() => (isWaiting ? lookAgain(() => router.refresh()) : undefined), [isWaiting, router])
  return null
}
