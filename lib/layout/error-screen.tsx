import { createText } from '@/lib/i18n'
import type { Market } from '@/lib/markets'

export type ErrorKind = 'notFound' | 'generic' | 'unavailable'

/** The error screen: headline, message, suggestion and the way home (section 8, error screen text keys). */
export function ErrorScreen({ kind, market }: { kind: ErrorKind; market: Market }) {
  const t = createText(market.language)
  return (
    <div className="py-12 md:py-20">
      <p className="text-lead text-quiet">{t('error.oops')}</p>
      <h1 className="mt-2 font-display text-h1 text-balance">{t(`error.${kind}.headline`)}</h1>
      <p className="mt-4 max-w-prose text-lead">{t(`error.${kind}.message`)}</p>
      <p className="mt-2 max-w-prose text-quiet">{t(`error.${kind}.suggestion`)}</p>
      <a
        className="mt-8 inline-block rounded-field bg-accent px-5 py-3 font-bold text-white"
        href={`/${market.code}/`}
      >
        {t('error.home')}
      </a>
    </div>
  )
}
