'use client'

import dynamic from 'next/dynamic'

/** The island of the hint. Server components import it from here and only from here. */
export const MailHint = dynamic(() => import('./mail-hint.client').then((module) => module.MailHint))
