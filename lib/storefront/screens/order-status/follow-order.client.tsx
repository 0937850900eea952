'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { lookAgain } from '@/lib/storefront/runtime/browser/client'

/**
 * Reads the order again when its page comes back into view: a return may have been announced, a label made or a parcel sent
 * meanwhile, in another tab, by a link in a mail or by the shop. What comes in minutes, a label or what is digital, is looked after.
 */
export function FollowOrder({ isAwaited }: { isAwaited: boolean }) {
  const router = useRouter()
  useEffect(() => {
    const read = () => document.visibilityState === 'visible' && router.refresh()
    const comeBack = ({ persisted }: PageTransitionEvent) => void (persisted && read())
    document.addEventListener('visibilitychange', read)
    window.addEventListener('focus', read)
    window.addEventListener('pageshow', comeBack)
    return () => {
      document.removeEventListener('visibilitychange', read)
      window.removeEventListener('focus', read)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [router])
  useEffect(() => (isAwaited ? lookAgain(() => router.refresh()) : undefined), [isAwaited, router])
  return null
}
