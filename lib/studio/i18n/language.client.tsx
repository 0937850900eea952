'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { StudioLanguage } from './languages'

const Language = createContext<StudioLanguage>('de')

/** Tells the Studio's islands which language they speak. */
export function LanguageProvider({ language, children }: { language: StudioLanguage; children: ReactNode }) {
  return <Language value={language}>{children}</Language>
}

export const useLanguage = (): StudioLanguage => useContext(Language)
