import { callShop } from '@/lib/storefront/visitor'
import type { MenuTeasers } from '@/schemas/api/menu'

let loaded: Promise<MenuTeasers | undefined> | undefined

async function load(): Promise<MenuTeasers | undefined> {
  const called = await callShop<MenuTeasers>('GET', `/api/cms/menu/?locale=${document.documentElement.lang}`)
  if (!called.ok) loaded = undefined
  return called.ok ? called.body : undefined
}

/** The teasers of the menu, once per document. Undefined when they cannot be loaded; the next intent tries again. */
export const loadMenuTeasers = (): Promise<MenuTeasers | undefined> => (loaded ??= load())
