'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, type Column, DataTable, FormDialog, Screen, TextField } from '@/lib/studio/ui'
import { useSubmit, useWhoPublishes } from '@/lib/studio/ui/client'
import { releasesText } from './messages'
import type { ReleaseRow } from './read'

type Props = { releases: readonly ReleaseRow[]; mayPublish: boolean }

/** All releases, those to come first. */
export function ReleasesScreen({ releases, mayPublish }: Props) {
  const language = useLanguage()
  const t = releasesText(language)
  const { ask: who } = useWhoPublishes()
  const router = useRouter()
  const { busy, errors, send, forget } = useSubmit()
  const [name, setName] = useState<string>()

  const create = async () => {
    const made = await send<{ id: number }>('releases/', { method: 'POST', body: { name } })
    if (made) router.push(`/studio/releases/${made.id}/`)
  }
  const when = ({ releaseAt, releasedAt, undone, stories }: ReleaseRow) => {
    if (undone) return t('states.undone', { at: formatMoment(language, undone.at), by: undone.by })
    if (releasedAt)
      return t(stories === 0 ? 'states.over' : 'states.done', { at: formatMoment(language, releasedAt) })
    return releaseAt ? t('states.planned', { at: formatMoment(language, releaseAt) }) : t('states.open')
  }
  const columns: readonly Column<ReleaseRow>[] = [
    {
      key: 'name',
      title: t('columns.name'),
      cell: (row) => (
        <a href={`/studio/releases/${row.id}/`} className="font-semibold text-ink">
          {row.name}
        </a>
      ),
    },
    { key: 'stories', title: t('columns.stories'), width: 'w-24', cell: ({ stories }) => stories },
    {
      key: 'when',
      title: t('columns.when'),
      width: 'w-72',
      cell: (row) => (
        <>
          {when(row)}
          {row.notice && <p className="text-small text-warning">{t(`notices.${row.notice}`)}</p>}
        </>
      ),
    },
    { key: 'author', title: t('columns.author'), width: 'w-48', cell: ({ author }) => author },
  ]
  return (
    <Screen
      title={t('title')}
      intro={t('intro')}
      actions={
        mayPublish && (
          <Button variant="primary" onClick={() => setName('')}>
            {t('create')}
          </Button>
        )
      }
    >
      {!mayPublish && <p className="rounded-card bg-info-ground p-4 text-info">{t('lookOnly', { who })}</p>}
      <DataTable
        label={t('title')}
        columns={columns}
        rows={releases}
        keyOf={({ id }) => id}
        empty={t('empty')}
      />
      {name !== undefined && (
        <FormDialog
          id="release"
          title={t('create')}
          submitLabel={t('create')}
          busy={busy}
          onClose={() => {
            setName(undefined)
            forget()
          }}
          onSubmit={() => void create()}
        >
          <TextField
            id="release-name"
            label={t('name')}
            placeholder={t('namePlaceholder')}
            value={name}
            maxLength={120}
            onChange={(event) => setName(event.target.value)}
            error={errors.name && t('errors.name')}
          />
        </FormDialog>
      )}
    </Screen>
  )
}
