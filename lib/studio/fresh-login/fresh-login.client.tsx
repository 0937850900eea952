'use client'

import { useEffect, useState } from 'react'
import { onStaleLogin, type Proof } from '@/lib/studio/calls/client'
import { FreshLoginDialog } from './fresh-login-dialog.client'

type Asked = { proofs: readonly Proof[]; path: string; settle: (isShown: boolean) => void }

/** Asks the person above whatever is open, which stays as it is. @param origin where passkeys are used */
export function FreshLogin({ origin }: { origin: string }) {
  const [asked, setAsked] = useState<Asked>()
  useEffect(
    () => onStaleLogin((proofs, path) => new Promise((settle) => setAsked({ proofs, path, settle }))),
    [],
  )
  if (!asked) return null
  const done = (isShown: boolean) => {
    setAsked(undefined)
    asked.settle(isShown)
  }
  return <FreshLoginDialog proofs={asked.proofs} path={asked.path} origin={origin} onDone={done} />
}
