'use client'

import { useAtomValue } from 'jotai'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { withStorage } from '@/lib/storefront/runtime/browser'
import { hearTabs } from '@/lib/storefront/runtime/browser/client'
import { callAtom } from '@/lib/storefront/visitor/state/client'
import type { User } from '@/schemas/api/account'
import { keepUserId } from './user-id'

/** Loads who visits, on the screens of an account and where one can log in, and keeps the id of the browser. */
export function LoadUser({ locale }: { locale: string }) {
  const { call } = useAtomValue(callAtom)
  useEffect(() => {
    void call<User>('GET', `/api/user/?${new URLSearchParams({ locale })}`).then((answer) => {
      if (!answer.ok) return
      withStorage('localStorage', (store) => keepUserId(store, answer.body.id))
    })
  }, [call, locale])
  return null
}

/** Reads a screen of the account again when another tab has begun or ended a login: nothing of a former one stays in view. */
export function FollowLogin() {
  const router = useRouter()
  useEffect(() => hearTabs(({ anew }) => anew && router.refresh()), [router])
  return null
}
