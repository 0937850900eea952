'use client'

import { useEffect, useState } from 'react'
import { onEndedLogin, onStaleLogin, type Proof } from '@/lib/studio/calls/client'
import { showToast, useUiText } from '@/lib/studio/ui/client'
import { FreshLoginDialog } from './fresh-login-dialog.client'

type Asked = { proofs: readonly Proof[]; path: string; settle: (isShown: boolean) => void }

/**
 * Asks the person above whatever is open, which stays as it is, and tells of a login that another role has ended.
 * @param origin where passkeys are used
 */
export function FreshLogin({ origin }: { origin: string }) {
  const [asked, setAsked] = useState<Asked>()
  useEffect(
    () => onStaleLogin((proofs, path) => new Promise((settle) => setAsked({ proofs, path, settle }))),
    [],
  )
  const t = useUiText()
  useEffect(
    () =>
      onEndedLogin(
        () =>
          void showToast(t('errors.roleChanged'), 'warning', {
            label: t('errors.logIn'),
            run: () =>
              void window.open('/studio/login/?target=%2Fstudio%2F%3Fback%3D1', '_blank', 'noopener'),
          }),
      ),
    [t],
  )
  if (!asked) return null
  const done = (isShown: boolean) => {
    setAsked(undefined)
    asked.settle(isShown)
  }
  return <FreshLoginDialog proofs={asked.proofs} path={asked.path} origin={origin} onDone={done} />
}
