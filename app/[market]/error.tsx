'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { errorTexts } from '@/lib/platform/i18n'
import { buttonClasses } from '@/lib/storefront/design/ui'
import { reloadIfStale } from '@/lib/storefront/runtime/builds'
import { reportLater, showToDeveloper } from '@/lib/storefront/runtime/errors'
import { ErrorDetails } from '../error-details'

/** Shown when something fails while the visitor moves inside the shop. A stale build reloads the page, once. */
export default function MarketError({ error, reset }: { error: unknown; reset: () => void }) {
  showToDeveloper(error)
  const pathname = usePathname()
  const texts = errorTexts(document.documentElement.lang)
  useEffect(() => {
    reportLater(error)
    reloadIfStale(error, window, Date.now())
  }, [error])
  return (
    <main className="mx-auto max-w-page px-4 py-16 md:px-6" role="alert">
      <p className="font-bold text-quiet">{texts.oops}</p>
      <h1 className="mt-2 font-display text-display">{texts.headline}</h1>
      <p className="mt-4 max-w-prose text-lead">{texts.message}</p>
      <p className="mt-2 max-w-prose text-quiet">{texts.suggestion}</p>
      <p className="mt-8 flex flex-wrap gap-4">
        <button className={buttonClasses({})} onClick={reset} type="button">
          {texts.retry}
        </button>
        <a className={buttonClasses({ variant: 'secondary' })} href={`/${pathname.split('/')[1] ?? ''}/`}>
          {texts.home}
        </a>
      </p>
      <ErrorDetails code={500} error={error} />
    </main>
  )
}
