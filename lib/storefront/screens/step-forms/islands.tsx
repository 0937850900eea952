'use client'

import dynamic from 'next/dynamic'

/** The island of a step's form. Server components import it from here and only from here. */
export const StepForm = dynamic(() => import('./step-form.client').then((module) => module.StepForm))
