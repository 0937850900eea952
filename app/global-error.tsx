'use client'

import { errorTexts } from '@/lib/platform/i18n'

/** The last resort, when even the document around the page fails in the browser. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  const lang = typeof document === 'undefined' ? 'de' : document.documentElement.lang || 'de'
  const texts = errorTexts(lang)
  return (
    <html lang={lang}>
      <body style={{ font: '18px/1.5 system-ui', maxWidth: '40rem', margin: '10vh auto', padding: '0 1rem' }}>
        <h1>{texts.headline}</h1>
        <p>{texts.message}</p>
        <button onClick={reset} type="button">
          {texts.retry}
        </button>{' '}
        <a href="/">{texts.home}</a>
      </body>
    </html>
  )
}
