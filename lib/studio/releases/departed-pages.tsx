import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, LinkButton } from '@/lib/studio/ui'
import { releasesText } from './messages'
import type { DepartedPage } from './read'

type Props = {
  pages: readonly DepartedPage[]
  isReleased: boolean
  /** Whether pages are left that the release publishes. */
  hasOthers: boolean
  onRemove?: ((page: DepartedPage) => void) | undefined
}

/** The pages that were deleted while the release held them, by whom and when, and what that means at its moment. */
export function DepartedPages({ pages, isReleased, hasOthers, onRemove }: Props) {
  const language = useLanguage()
  const t = releasesText(language)
  if (pages.length === 0) return null
  return (
    <section
      aria-labelledby="departed-pages"
      className="grid gap-2 rounded-card bg-warning-ground p-4 text-warning"
    >
      <h3 id="departed-pages" className="font-semibold">
        {t('departed.title', { count: pages.length })}
      </h3>
      {!isReleased && <p>{t(hasOthers ? 'departed.others' : 'departed.alone', { count: pages.length })}</p>}
      <ul className="grid gap-1">
        {pages.map((page) => (
          <li key={page.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="min-w-[min(11rem,100%)] flex-1">
              <b>{page.name}</b> <span className="text-small wrap-anywhere">{page.address}</span>{' '}
              <span className="text-small">
                {t(page.wasPublished ? 'departed.after' : 'departed.line', {
                  by: page.by ?? t('program'),
                  at: formatMoment(language, page.at),
                })}
                {!page.isInBin && ` ${t('departed.gone')}`}
              </span>
            </p>
            {page.isInBin && (
              <LinkButton size="small" href={`/studio/bin/?${new URLSearchParams({ search: page.path })}`}>
                {t('departed.toBin')}
              </LinkButton>
            )}
            {onRemove && (
              <Button
                size="small"
                variant="quiet"
                aria-label={t('removeNamed', { name: page.name })}
                onClick={() => onRemove(page)}
              >
                {t('remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
