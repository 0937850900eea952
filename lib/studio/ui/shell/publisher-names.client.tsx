'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { useUiText } from '../ui-text.client'

const Names = createContext<readonly string[]>([])

export function PublisherNames({ names, children }: { names: readonly string[]; children: ReactNode }) {
  return <Names value={names}>{children}</Names>
}

/**
 * Who does what takes somebody who may publish: `ask` as a request to them, `only` as the reason of what is closed. Where
 * nobody is known it is the role.
 */
export function useWhoPublishes(): { ask: string; only: string } {
  const known = useContext(Names)
  const t = useUiText()
  const list = new Intl.ListFormat(useLanguage(), { type: 'disjunction' })
  if (known.length === 0) return { ask: t('publishers.askRole'), only: t('publishers.onlyRole') }
  const names = list.format(known)
  return { ask: t('publishers.ask', { names }), only: t('publishers.only', { names }) }
}
