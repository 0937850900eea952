import { marketText } from '@/lib/platform/i18n'
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  Loading,
  Skeleton,
  Spinner,
  uiWords,
} from '@/lib/storefront/design/ui'
import { Part, type PartProps, Specimen } from './part'

const places = ['first', 'second', 'third'] as const

export function States({ market }: PartProps) {
  const t = marketText(market)
  const words = uiWords(market)
  return (
    <Part id="states" title={t('ui.design.states')} tone="card">
      <Specimen title={t('ui.design.waiting')}>
        <Loading label={words.loading}>
          <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
            {places.map((place, index) => (
              <Card key={place} padding="small" tone="none" className={index === 2 ? 'max-md:hidden' : ''}>
                <Skeleton shape="picture" />
                <Skeleton shape="title" className="mt-4" />
                <Skeleton className="mt-3" />
                <Skeleton className="mt-2 max-w-24" />
              </Card>
            ))}
          </div>
        </Loading>
        <p className="mt-4 flex items-center gap-3 text-quiet">
          <Spinner />
          {words.loading}
        </p>
      </Specimen>
      <EmptyState
        level="h3"
        icon="basket"
        headline={t('ui.design.emptyTitle')}
        text={t('ui.design.emptyText')}
      >
        <LinkButton href={`/${market.code}/`}>{t('ui.design.emptyAction')}</LinkButton>
      </EmptyState>
      <ErrorState level="h3" headline={t('ui.design.errorTitle')} text={t('ui.design.errorText')}>
        <Button variant="secondary">{t('ui.design.retry')}</Button>
      </ErrorState>
    </Part>
  )
}
