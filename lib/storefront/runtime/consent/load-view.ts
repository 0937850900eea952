import { callShop } from '@/lib/storefront/runtime/browser'
import type { ConsentView } from '@/schemas/api/consent'

let loaded: Promise<ConsentView | undefined> | undefined

async function load(): Promise<ConsentView | undefined> {
  const called = await callShop<ConsentView>(
    'GET',
    `/api/cms/consent/?locale=${document.documentElement.lang}`,
  )
  if (!called.ok) loaded = undefined
  return called.ok ? called.body : undefined
}

/** The texts and services of the dialog, once per document. Undefined when they cannot be loaded. */
export const loadView = (): Promise<ConsentView | undefined> => (loaded ??= load())

/** Whether the dialog opens by itself on a page: there is something to decide, and the page does not explain it. */
export const asksOn = ({ categories, links }: ConsentView, path: string): boolean =>
  categories.some(({ required, services }) => !required && services.length > 0) &&
  !links.some(({ href }) => href.split(/[?#]/, 1)[0] === path)
