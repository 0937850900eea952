'use client'

import { useConsent } from './use-consent'

/** Asks for consent in a layout that has no navigation of its own: each of its pages is a document. */
export const Consent = () => useConsent('')
