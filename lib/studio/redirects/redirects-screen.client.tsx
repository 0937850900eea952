'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { labelled } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, type Column, ConfirmDialog, classes, DataTable, Screen } from '@/lib/studio/ui'
import { ListParts, ListSearch, showToast, useSubmit, useUiText } from '@/lib/studio/ui/client'
import { redirectStatuses } from '@/schemas/shop'
import { marketWords } from './market-words'
import { redirectsText } from './messages'
import { RedirectDialog, type RedirectRow } from './redirect-dialog.client'

export type { RedirectRow }

type RedirectsScreenProps = {
  redirects: readonly RedirectRow[]
  total: number
  search: string
  locales: readonly string[]
  /** The markets of the locales as people say them. */
  marketNames: Readonly<Record<string, string>>
  /** How many are of markets that this shop does not have, and where they are listed; of those the way back. */
  others: { count: number; address: string } | { back: string }
  /** The paths of the parts before and after this one. */
  before: string | undefined
  after: string | undefined
}

/** The redirects of all markets; for administrators. */
export function RedirectsScreen({
  redirects,
  total,
  search,
  locales,
  marketNames,
  others,
  before,
  after,
}: RedirectsScreenProps) {
  const language = useLanguage()
  const t = redirectsText(language)
  const ui = useUiText()
  const router = useRouter()
  const { busy, send } = useSubmit()
  const [edited, setEdited] = useState<RedirectRow | 'new'>()
  const [asked, setAsked] = useState<RedirectRow>()

  const done = (text: string) => {
    setEdited(undefined)
    setAsked(undefined)
    showToast(text, 'success')
    router.refresh()
  }
  const remove = async () => {
    if (asked && (await send(`redirects/${asked.id}/`, { method: 'DELETE' }))) done(t('deleted'))
  }

  const columns: readonly Column<RedirectRow>[] = [
    {
      key: 'locale',
      title: t('columns.locale'),
      width: 'w-60',
      cell: ({ locale }) =>
        marketNames[locale] ? (
          marketWords(locale, marketNames)
        ) : (
          <span className="text-quiet">{t('noMarket', { locale })}</span>
        ),
    },
    {
      key: 'path',
      title: t('columns.source'),
      cell: ({ path }) => <span className="break-all">/{path}</span>,
    },
    {
      key: 'target',
      title: t('columns.target'),
      cell: ({ target, page }) => (
        <>
          <span className={classes('break-all', page && 'text-quiet')}>{target}</span>
          {page && (
            <span className="block text-small text-warning">
              {t('pageThere')}{' '}
              <a href={`/studio/stories/${page.id}/`} className="text-inherit">
                {page.name}
              </a>
            </span>
          )}
        </>
      ),
    },
    {
      key: 'status',
      title: t('columns.status'),
      width: 'w-48',
      cell: ({ statusCode }) => {
        const known = redirectStatuses.find((code) => code === statusCode)
        return known === undefined ? statusCode : t(`statuses.s${known}`)
      },
    },
    {
      key: 'actions',
      title: t('columns.actions'),
      hidden: true,
      width: 'w-1',
      cell: (row) => (
        <div className="flex justify-end gap-1">
          <Button size="small" variant="quiet" about={row.path} onClick={() => setEdited(row)}>
            {t('edit')}
          </Button>
          <Button size="small" variant="quiet" about={row.path} onClick={() => setAsked(row)}>
            {t('delete')}
          </Button>
        </div>
      ),
    },
  ]

  return (
    <Screen
      title={t('title')}
      intro={t('intro')}
      actions={
        <Button variant="primary" onClick={() => setEdited('new')}>
          {t('create')}
        </Button>
      }
    >
      <ListSearch label={t('search')} search={search} total={t('total', { total })} />
      <DataTable
        label={t('title')}
        columns={columns}
        rows={redirects}
        keyOf={({ id }) => id}
        empty={t('empty')}
      />
      {'back' in others ? (
        <p>
          {t('others.shown')} <a href={others.back}>{t('others.back')}</a>
        </p>
      ) : (
        others.count > 0 && (
          <p className="text-quiet">
            {t('others.count', { count: others.count })} <a href={others.address}>{t('others.show')}</a>
          </p>
        )
      )}
      <ListParts
        label={t('parts')}
        before={before}
        after={after}
        words={{ before: t('before'), after: t('after') }}
      />
      {edited && (
        <RedirectDialog
          row={edited === 'new' ? undefined : edited}
          locales={locales}
          marketNames={marketNames}
          onClose={() => setEdited(undefined)}
          onDone={() => done(ui('saved'))}
        />
      )}
      {asked && (
        <ConfirmDialog
          id="delete-redirect"
          open
          danger
          title={t('deleteTitle')}
          confirmLabel={t('delete')}
          busy={busy}
          onClose={() => setAsked(undefined)}
          onConfirm={remove}
        >
          <p className="break-all pb-4">
            {labelled(language, marketWords(asked.locale, marketNames), `/${asked.path} → ${asked.target}`)}
          </p>
        </ConfirmDialog>
      )}
    </Screen>
  )
}
