'use client'

import { useState } from 'react'
import { useConsent } from './use-consent'

/** Asks for consent in a layout that has no navigation and no toasts of its own: each of its pages is a document. */
export function Consent({ failed }: { failed: string }) {
  const [isFailed, setFailed] = useState(false)
  const dialog = useConsent('', () => setFailed(true))
  return (
    dialog ??
    (isFailed && (
      <p role="alert" className="px-4 pb-6 text-center text-error">
        {failed}
      </p>
    ))
  )
}
