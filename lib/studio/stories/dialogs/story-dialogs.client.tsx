'use client'

import { askStudio } from '@/lib/studio/calls/client'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { Permission } from '@/lib/studio/people'
import { errorKey } from '@/lib/studio/ui'
import { leaveTo, showToast, useUiText, useWhoPublishes } from '@/lib/studio/ui/client'
import { mayMove } from '../actions'
import { storiesText } from '../messages'
import type { StoryRow } from '../story-row'
import { tellShown } from '../tell-shown'
import { CreateDialog } from './create-dialog.client'
import { DeleteDialog } from './delete-dialog.client'
import { MoveDialog } from './move-dialog.client'
import { problemOf } from './problem-of'
import { PublishDialog } from './publish-dialog.client'
import { RenameDialog } from './rename-dialog.client'

/** What is being done with a story or folder, in a dialog. */
export type StoryTask =
  | { kind: 'create'; parent: number | null }
  | { kind: 'rename' | 'move' | 'duplicate' | 'publish' | 'unpublish' | 'delete'; row: StoryRow }

type StoryDialogsProps = {
  task: StoryTask
  may: (permission: Permission) => boolean
  onClose: () => void
  /** Called with the folders whose content has changed. */
  onChanged: (...parents: (number | null)[]) => void
  /** The draft is not the one that was listed when it was to be published. */
  onStale: (row: StoryRow) => void
}

/** The dialog of a task. */
export function StoryDialogs({ task, may, onClose, onChanged, onStale }: StoryDialogsProps) {
  const language = useLanguage()
  const t = storiesText(language)
  const { ask: who } = useWhoPublishes()
  const ui = useUiText()
  const done = (text: string, ...parents: (number | null)[]) => {
    showToast(text, 'success')
    onChanged(...parents)
  }
  const bringBack = async (bin: number, { name, parentId, slug }: StoryRow) => {
    const answer = await askStudio(`bin/${bin}/restore/`, {
      method: 'POST',
      body: { parent: parentId, slug },
    })
    if (answer.ok) return done(t('done.undelete', { name }), parentId)
    const [key] = Object.values(answer.errors)
    showToast(
      key ? t(`problems.${problemOf(key)}`, { who }) : ui(`errors.${errorKey(answer.status)}`),
      'error',
    )
  }
  const deleted = (row: StoryRow, bin: number | undefined) => {
    const undo = bin !== undefined && { label: t('done.undo'), run: () => void bringBack(bin, row) }
    showToast(t('done.delete', { name: row.name }), 'success', undo || undefined)
    onChanged(row.parentId)
  }
  if (task.kind === 'create' || task.kind === 'duplicate') {
    const template = task.kind === 'duplicate' ? task.row : undefined
    return (
      <CreateDialog
        parent={task.kind === 'create' ? task.parent : task.row.parentId}
        template={template}
        onClose={onClose}
        onCreated={({ id, parent, kind }) => {
          if (kind === 'folder') done(t('done.create'), parent)
          else leaveTo(`/studio/stories/${id}/`)
        }}
      />
    )
  }
  const { row } = task
  const { name, parentId } = row
  if (task.kind === 'publish' || task.kind === 'unpublish') {
    const said = t(`done.${task.kind}`, { name })
    return (
      <PublishDialog
        row={row}
        action={task.kind}
        onClose={onClose}
        onDone={() => {
          done(said, parentId)
          if (task.kind === 'publish') void tellShown([row.id], language)
        }}
        onStale={() => onStale(row)}
      />
    )
  }
  if (task.kind === 'rename')
    return (
      <RenameDialog
        row={row}
        isFixed={!mayMove(row, may)}
        onClose={onClose}
        onDone={(said) => done(`${t('done.rename')} ${said}`.trim(), parentId, row.id)}
      />
    )
  if (task.kind === 'move')
    return (
      <MoveDialog
        row={row}
        onClose={onClose}
        onDone={(parent, said) => done(`${t('done.move', { name })} ${said}`.trim(), parentId, parent)}
      />
    )
  return <DeleteDialog row={row} onClose={onClose} onDone={(bin) => deleted(row, bin)} />
}
