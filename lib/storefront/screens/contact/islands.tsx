'use client'

import dynamic from 'next/dynamic'

/** The island of the contact form. Server components import it from here and only from here. */
export const KnownWriter = dynamic(() => import('./known-writer.client').then((module) => module.KnownWriter))
