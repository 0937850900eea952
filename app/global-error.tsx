'use client'

import { useEffect } from 'react'
import { errorTexts } from '@/lib/platform/i18n'
import { reloadIfStale } from '@/lib/storefront/runtime/builds'
import { reportLater } from '@/lib/storefront/runtime/errors'
import { ErrorDetails } from './error-details'

/** The market of the address; the root leads to the visitor's market. */
const homeOf = (pathname: string) => pathname.replace(/^(\/[^/]+).*/, '$1/')

/** No style sheet is left, and the look of the shop is not known. */
const look = {
  background: '#ffffff',
  color: '#1f2328',
  font: '18px/1.5 system-ui',
  maxWidth: '40rem',
  margin: '10vh auto',
  padding: '0 1rem',
} as const

/** The last resort, when even the document around the page fails in the browser. A stale build reloads the page, once. */
export default function GlobalError({ error, reset }: { error: unknown; reset: () => void }) {
  const isBrowser = typeof document !== 'undefined'
  const lang = (isBrowser && document.documentElement.lang) || 'de'
  const texts = errorTexts(lang)
  const test = isBrowser ? document.documentElement.dataset.testShop : undefined
  useEffect(() => {
    reportLater(error)
    reloadIfStale(error, window, Date.now())
  }, [error])
  return (
    <html lang={lang}>
      <body style={look}>
        {test && <p style={{ fontWeight: 700 }}>{test}</p>}
        <p>{texts.oops}</p>
        <h1>{texts.headline}</h1>
        <p>{texts.message}</p>
        <p>{texts.suggestion}</p>
        <button onClick={reset} type="button">
          {texts.retry}
        </button>{' '}
        <a href={homeOf(isBrowser ? window.location.pathname : '/')}>{texts.home}</a>
        <ErrorDetails code={500} error={error} />
      </body>
    </html>
  )
}
