'use client'

import { errorTexts } from '@/lib/platform/i18n'
import { showToDeveloper } from '@/lib/storefront/runtime/errors'

/** Shown when a story cannot be rendered at all; a block that fails has its own sign. */
export default function PreviewError({ error, reset }: { error: unknown; reset: () => void }) {
  showToDeveloper(error)
  const texts = errorTexts(document.documentElement.lang)
  return (
    <main className="mx-auto max-w-page px-4 py-16" role="alert">
      <h1 className="font-display text-h2">{texts.headline}</h1>
      <p className="mt-4 max-w-prose">{texts.message}</p>
      <button type="button" className="mt-6 font-bold text-accent underline" onClick={reset}>
        {texts.retry}
      </button>
    </main>
  )
}
