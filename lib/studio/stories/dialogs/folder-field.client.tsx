'use client'

import { type ReactNode, useState } from 'react'
import { useLanguage } from '@/lib/studio/i18n/client'
import { SelectField } from '@/lib/studio/ui'
import { LoadFailed, useRead } from '@/lib/studio/ui/client'
import { storiesText } from '../messages'
import { type Folder, folderLines } from './folder-lines'

const unchosen = 'none'

type FolderFieldProps = {
  id: string
  hint?: string | undefined
  error?: ReactNode
  /** `null` is the top; unset: nothing was chosen yet. */
  value: number | null | undefined
  /** A folder cannot be moved into itself. */
  except?: string | undefined
  /** Called with the folder's path as well, which is empty for the top. */
  onChange: (value: number | null, path: string) => void
}

/** The folder that something lies in, out of the tree of all. */
export function FolderField({ id, hint, error, value, except, onChange }: FolderFieldProps) {
  const language = useLanguage()
  const t = storiesText(language)
  // The list keeps its order while something is chosen in it.
  const [first] = useState(value)
  const { data: folders, failed, again } = useRead<readonly Folder[]>('stories/folders/')
  if (failed !== undefined) return <LoadFailed status={failed} onRetry={again} />
  const near = folders?.find(({ id: each }) => each === first)?.fullSlug.split('/')[0]
  const offered = folderLines(folders ?? [], language, near).filter(
    ({ fullSlug }) => except === undefined || (fullSlug !== except && !fullSlug.startsWith(`${except}/`)),
  )
  // A list that is closed shows the last part of the way alone.
  const way = offered.find(({ id: each }) => each === value)?.way
  return (
    <SelectField
      id={id}
      label={t('dialogs.folder')}
      hint={[way, hint].filter(Boolean).join(' · ') || undefined}
      error={error}
      value={value === undefined ? unchosen : (value ?? '')}
      onChange={({ target }) => {
        const folder = offered.find(({ id: each }) => String(each) === target.value)
        onChange(folder?.id ?? null, folder?.fullSlug ?? '')
      }}
      options={[
        ...(value === undefined ? [{ value: unchosen, label: t('dialogs.chooseFolder') }] : []),
        ...offered.map((folder) => ({ value: String(folder.id), label: folder.label })),
        { value: '', label: t('dialogs.top') },
      ]}
    />
  )
}
