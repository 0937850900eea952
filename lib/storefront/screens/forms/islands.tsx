'use client'

import dynamic from 'next/dynamic'

/** Declared here so that only pages with a form load its code. */
export const Form = dynamic(() => import('./form.client').then((module) => module.Form))
