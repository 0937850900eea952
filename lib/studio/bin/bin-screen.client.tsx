'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, type Column, ConfirmDialog, DataTable, Screen } from '@/lib/studio/ui'
import { ListParts, ListSearch, showToast, useSubmit } from '@/lib/studio/ui/client'
import { binText } from './messages'
import type { BinRow } from './read'
import { RestoreDialog } from './restore-dialog.client'

type Props = {
  rows: readonly BinRow[]
  total: number
  /** For how many days a page stays. */
  days: number
  search: string
  /** Whether the person deletes for good. */
  mayPurge: boolean
  /** The paths of the parts before and after this one. */
  before: string | undefined
  after: string | undefined
}

/** The deleted pages, the latest first. */
export function BinScreen({ rows, total, days, search, mayPurge, before, after }: Props) {
  const language = useLanguage()
  const t = binText(language)
  const router = useRouter()
  const { busy, send } = useSubmit()
  const [restored, setRestored] = useState<BinRow>()
  const [asked, setAsked] = useState<BinRow>()

  const purge = async () => {
    if (!asked || !(await send(`bin/${asked.id}/`, { method: 'DELETE' }))) return
    showToast(t('purged', { name: asked.name }), 'success')
    setAsked(undefined)
    router.refresh()
  }
  const columns: readonly Column<BinRow>[] = [
    {
      key: 'page',
      title: t('columns.page'),
      cell: ({ name, address }) => (
        <>
          <span className="font-semibold">{name}</span>
          <p className="break-all text-quiet text-small">{address}</p>
        </>
      ),
    },
    {
      key: 'folder',
      title: t('columns.folder'),
      width: 'w-56',
      cell: ({ folder, folderId }) => (
        <>
          <span className="break-all">{folder || t('top')}</span>
          {folder !== '' && folderId === null && <p className="text-small text-warning">{t('folderGone')}</p>}
        </>
      ),
    },
    {
      key: 'deleted',
      title: t('columns.deleted'),
      width: 'w-56',
      cell: ({ at, by }) => t('deletedBy', { at: formatMoment(language, at), by: by ?? t('program') }),
    },
    {
      key: 'ends',
      title: t('columns.ends'),
      width: 'w-48',
      cell: ({ endsAt }) => formatMoment(language, endsAt),
    },
    {
      key: 'actions',
      title: t('columns.actions'),
      hidden: true,
      width: 'w-1',
      cell: (row) => (
        <div className="flex flex-wrap justify-end gap-1">
          <Button size="small" about={row.name} onClick={() => setRestored(row)}>
            {t('restore')}
          </Button>
          {mayPurge && (
            <Button size="small" variant="quiet" about={row.name} onClick={() => setAsked(row)}>
              {t('purge')}
            </Button>
          )}
        </div>
      ),
    },
  ]

  return (
    <Screen title={t('title')} intro={t('intro', { days })}>
      <ListSearch label={t('search')} search={search} total={t('total', { total })} />
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        empty={t(search ? 'emptySearch' : 'empty')}
      />
      <ListParts
        label={t('parts')}
        before={before}
        after={after}
        words={{ before: t('before'), after: t('after') }}
      />
      {restored && (
        <RestoreDialog
          row={restored}
          onClose={() => setRestored(undefined)}
          onDone={(id) => {
            showToast(t('restored', { name: restored.name }), 'success')
            setRestored(undefined)
            router.push(`/studio/stories/${id}/`)
          }}
        />
      )}
      {asked && (
        <ConfirmDialog
          id="purge-deleted"
          open
          danger
          title={t('purgeTitle', { name: asked.name })}
          confirmLabel={t('purge')}
          busy={busy}
          onClose={() => setAsked(undefined)}
          onConfirm={purge}
        >
          <p>{t('purgeText')}</p>
        </ConfirmDialog>
      )}
    </Screen>
  )
}
