import { type ReactNode, useEffect, useState } from 'react'
import { isDue } from './is-due'

/** The fragment of links that open the dialog. */
const consentHash = '#consent'

/**
 * The dialog that asks for consent, on each page until the visitor has decided, and from links to `#consent`. Its code
 * is loaded when it is needed. A visitor who has asked for it is told when it cannot be loaded.
 */
export function useConsent(pathname: string, tellFailure: () => void): ReactNode {
  const [dialog, setDialog] = useState<ReactNode>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: again on every page
  useEffect(() => {
    let isGone = false
    const open = async (isAsked: boolean, isAgain = false) => {
      try {
        const { openConsent } = await import('./open-consent')
        const opened = await openConsent(isAsked, () => setDialog((now) => (now === opened ? null : now)))
        if (isGone) return
        if (opened) setDialog(opened)
        else if (isAsked) tellFailure()
      } catch {
        // Without the network nothing was decided, so the next page asks again.
        if (!isAsked || isGone) return
        if (isAgain || !navigator.onLine) return tellFailure()
        // Its code may be of a build that is gone: the page is loaded again, once, and opens the dialog.
        window.history.replaceState(window.history.state, '', consentHash)
        window.location.reload()
      }
    }
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest(`a[href$="${consentHash}"]`)
      if (!link) return
      event.preventDefault()
      void open(true)
    }
    if (window.location.hash === consentHash) {
      window.history.replaceState(null, '', window.location.pathname + window.location.search)
      void open(true, true)
    } else if (isDue()) void open(false)
    document.addEventListener('click', press, true)
    return () => {
      isGone = true
      document.removeEventListener('click', press, true)
    }
  }, [pathname])
  return dialog
}
