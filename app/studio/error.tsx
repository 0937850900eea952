'use client'

import { useEffect } from 'react'
import { reloadIfStale } from '@/lib/storefront/runtime/builds'
import { reportLater, showToDeveloper } from '@/lib/storefront/runtime/errors'
import { Button, LinkButton } from '@/lib/studio/ui'
import { useUiText } from '@/lib/studio/ui/client'
import { ErrorDetails } from '../error-details'

/**
 * Shown when a screen of the Studio fails. The editor keeps unsaved work in the browser and brings it back, so trying
 * again loses nothing. A stale build reloads the page, once.
 */
export default function StudioError({ error, retry }: { error: unknown; retry: () => void }) {
  showToDeveloper(error)
  const t = useUiText()
  useEffect(() => {
    reportLater(error)
    reloadIfStale(error, window, Date.now())
  }, [error])
  return (
    <main className="grid min-h-dvh place-items-center p-4 sm:p-6">
      <div
        role="alert"
        className="grid w-full max-w-lg gap-3 rounded-panel border border-line bg-card p-5 shadow-soft sm:p-7"
      >
        <h1 className="font-display text-h1">{t('failure.title')}</h1>
        <p>{t('failure.text')}</p>
        <p className="text-quiet">{t('failure.kept')}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="primary" onClick={retry}>
            {t('failure.retry')}
          </Button>
          <LinkButton href="/studio/">{t('failure.tree')}</LinkButton>
        </div>
        <ErrorDetails code={500} error={error} />
      </div>
    </main>
  )
}
