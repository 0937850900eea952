import type { ReactNode } from 'react'
import { callShop } from '@/lib/storefront/runtime/browser'
import type { MenuTeasers } from '@/schemas/api/menu'
import { TeaserView } from './teaser-view'

let loaded: Promise<MenuTeasers | undefined> | undefined

async function load(): Promise<MenuTeasers | undefined> {
  const called = await callShop<MenuTeasers>('GET', `/api/cms/menu/?locale=${document.documentElement.lang}`)
  if (!called.ok) loaded = undefined
  return called.ok ? called.body : undefined
}

const loadAll = (): Promise<MenuTeasers | undefined> => (loaded ??= load())

/** A teaser of the menu; all are loaded once per document. After a failure the next intent tries again. */
export async function loadMenuTeaser(id: string): Promise<ReactNode> {
  const teaser = (await loadAll())?.[id]
  return teaser && <TeaserView {...teaser} />
}
