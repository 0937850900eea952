import type { ReactNode } from 'react'
import { ConsentDialog } from './consent-dialog'
import { asksOn, loadView } from './load-view'

let opened = 0

/** Loads the dialog. Nothing for a page that does not ask by itself, or when its texts cannot be loaded. */
export async function openConsent(isAsked: boolean, close: () => void): Promise<ReactNode> {
  const view = await loadView()
  if (!view || !(isAsked || asksOn(view, window.location.pathname))) return null
  opened += 1
  return <ConsentDialog key={opened} view={view} close={close} />
}
