'use client'

import { useEffect } from 'react'
import { showToast, Toasts } from '@/lib/storefront/design/ui/client'
import { useConsent } from '@/lib/storefront/runtime/consent/client'
import { watchErrors } from '@/lib/storefront/runtime/errors'
import { watchKiosk } from '@/lib/storefront/runtime/kiosk'
import { loadLayers } from './load-layers'
import { useAddressActions } from './use-address-actions'
import type { NavigationWords } from './words'

type Props = { words: NavigationWords; toasts: Parameters<typeof Toasts>[0]['words'] }

/**
 * What every page does for its visitor, in a layout whose pages are each a document: it asks for consent, handles the
 * actions of the address and shows messages.
 */
export function DocumentActions({ words, toasts }: Props) {
  useEffect(watchErrors, [])
  useEffect(watchKiosk, [])
  useEffect(loadLayers, [])
  useAddressActions('', words)
  const consent = useConsent('', () => showToast(words.consentFailed, 'error'))
  return (
    <>
      {consent}
      <Toasts words={toasts} />
    </>
  )
}
