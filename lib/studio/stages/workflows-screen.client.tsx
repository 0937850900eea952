'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { stageName } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { storiesText } from '@/lib/studio/stories/client'
import { Button, ColourDot, type Column, ConfirmDialog, DataTable, Screen } from '@/lib/studio/ui'
import { showToast, useSubmit } from '@/lib/studio/ui/client'
import type { WorkflowRow } from './manage'
import { stagesText } from './messages'
import { newWorkflow } from './new-workflow'
import { WorkflowDialog } from './workflow-dialog.client'

type Props = { workflows: readonly WorkflowRow[]; folders: readonly { id: number; fullSlug: string }[] }

/** The workflows of the shop, for administrators. */
export function WorkflowsScreen({ workflows, folders }: Props) {
  const language = useLanguage()
  const t = stagesText(language)
  const stories = storiesText(language)
  const router = useRouter()
  const { busy, send } = useSubmit()
  const [edited, setEdited] = useState<number | 'new'>()
  const [isOpening, startOpening] = useTransition()
  /** Shows a workflow as it is by now: somebody else may have changed it since the list was made. */
  const edit = (id: number) =>
    startOpening(() => {
      router.refresh()
      setEdited(id)
    })
  const [removed, setRemoved] = useState<WorkflowRow>()
  const open = edited === 'new' ? newWorkflow(language) : workflows.find(({ id }) => id === edited)

  const remove = async () => {
    if (!removed || !(await send(`workflows/${removed.id}/`, { method: 'DELETE' }))) return
    setRemoved(undefined)
    showToast(t('workflows.removed'), 'success')
    router.refresh()
  }
  const scopeOf = ({ isDefault, contentTypes, folders: paths }: WorkflowRow) =>
    [
      ...contentTypes.map((type) => stories(`types.${type}`)),
      ...paths.map((path) => `/${path}/`),
      ...(isDefault ? [t('workflows.scopeDefault')] : []),
    ].join(', ') || t('workflows.scopeNone')

  const columns: readonly Column<WorkflowRow>[] = [
    {
      key: 'name',
      title: t('workflows.columns.name'),
      cell: ({ name }) => <strong className="wrap-anywhere">{name}</strong>,
    },
    {
      key: 'stages',
      title: t('workflows.columns.stages'),
      cell: ({ stages }) => (
        <ol className="flex flex-wrap gap-x-4 gap-y-1">
          {stages.map(({ id, name, color }) => (
            <li key={id} className="flex items-center gap-1.5">
              <ColourDot color={color} />
              <span className="wrap-anywhere">{stageName(name, language)}</span>
            </li>
          ))}
        </ol>
      ),
    },
    {
      key: 'scope',
      title: t('workflows.columns.scope'),
      cell: (row) => <span className="wrap-anywhere">{scopeOf(row)}</span>,
    },
    {
      key: 'actions',
      title: t('workflows.columns.actions'),
      hidden: true,
      width: 'w-1',
      cell: (row) => (
        <div className="flex flex-wrap justify-end gap-1 xl:flex-nowrap">
          <Button size="small" variant="quiet" about={row.name} busy={isOpening} onClick={() => edit(row.id)}>
            {t('workflows.edit')}
          </Button>
          <Button size="small" variant="quiet" about={row.name} onClick={() => setRemoved(row)}>
            {t('workflows.remove')}
          </Button>
        </div>
      ),
    },
  ]
  return (
    <Screen
      title={t('workflows.title')}
      intro={t('workflows.intro')}
      actions={
        <Button variant="primary" onClick={() => setEdited('new')}>
          {t('workflows.create')}
        </Button>
      }
    >
      <DataTable
        label={t('workflows.title')}
        columns={columns}
        rows={workflows}
        keyOf={({ id }) => id}
        empty={t('workflows.empty')}
      />
      {open && (
        <WorkflowDialog
          key={edited}
          workflow={open}
          folders={folders}
          onClose={() => setEdited(undefined)}
          onDone={() => {
            setEdited(undefined)
            showToast(t('workflows.saved'), 'success')
            router.refresh()
          }}
        />
      )}
      <ConfirmDialog
        id="remove-workflow"
        title={t('workflows.removeTitle', { name: removed?.name ?? '' })}
        confirmLabel={t('workflows.remove')}
        danger
        busy={busy}
        open={removed !== undefined}
        onClose={() => setRemoved(undefined)}
        onConfirm={() => void remove()}
      >
        <p>{t('workflows.removeText')}</p>
      </ConfirmDialog>
    </Screen>
  )
}
