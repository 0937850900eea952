'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { config } from 'zod/v4/core'
import type { StudioLanguage } from './languages'

// Otherwise zod tries `eval`, which the Studio's policy refuses and Firefox reports as an error on each page. The layout
// loads this file, before any schema of a page. The server goes on with the faster code.
if (typeof window !== 'undefined') config({ jitless: true })

const Language = createContext<StudioLanguage>('de')

/** Tells the Studio's islands which language they speak. */
export function LanguageProvider({ language, children }: { language: StudioLanguage; children: ReactNode }) {
  return <Language value={language}>{children}</Language>
}

export const useLanguage = (): StudioLanguage => useContext(Language)
