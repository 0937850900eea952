'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { tellTabs } from '@/lib/storefront/runtime/browser'
import { forgetAllTyped, withTypedStore } from '@/lib/storefront/screens/step-forms'

const firstWaitMs = 3_000
const longestWaitMs = 15_000
const growth = 1.3
/** Some five minutes in all; the shopper hears of a later payment by mail. */
const mostLooks = 25

/** Looks after a payment that is awaited, less and less often, and only while the page is in view. */
function watchPayment(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  let wait = firstWaitMs
  let looks = 0
  const next = () => {
    timer = setTimeout(() => {
      if (document.visibilityState === 'visible') {
        look()
        looks += 1
        wait = Math.min(wait * growth, longestWaitMs)
      }
      if (looks < mostLooks) next()
    }, wait)
  }
  next()
  return () => clearTimeout(timer)
}

/** The order is placed: nothing that was typed for it is kept, other tabs hear of it, and an awaited payment is looked after. */
export function OrderState({ isWaiting }: { isWaiting: boolean }) {
  const router = useRouter()
  useEffect(() => void withTypedStore(forgetAllTyped), [])
  useEffect(() => tellTabs({ anew: true }), [])
  useEffect(() => (isWaiting ? watchPayment(() => router.refresh()) : undefined), [isWaiting, router])
  return null
}
