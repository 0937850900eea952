'use client'

import { useLanguage } from '@/lib/studio/i18n/client'
import { SelectField } from '@/lib/studio/ui'
import { LoadFailed, useRead } from '@/lib/studio/ui/client'
import { storiesText } from '../messages'

type Folder = { id: number; name: string; fullSlug: string }

type FolderFieldProps = {
  id: string
  hint?: string | undefined
  error?: string | undefined
  value: number | null
  /** A folder cannot be moved into itself. */
  except?: string | undefined
  /** Called with the folder's path as well, which is empty for the top. */
  onChange: (value: number | null, path: string) => void
}

/** The folder that something lies in, out of all by their paths. */
export function FolderField({ id, hint, error, value, except, onChange }: FolderFieldProps) {
  const t = storiesText(useLanguage())
  const { data: folders, failed, again } = useRead<readonly Folder[]>('stories/folders/')
  if (failed !== undefined) return <LoadFailed status={failed} onRetry={again} />
  const offered = (folders ?? []).filter(
    ({ fullSlug }) => except === undefined || (fullSlug !== except && !fullSlug.startsWith(`${except}/`)),
  )
  return (
    <SelectField
      id={id}
      label={t('dialogs.folder')}
      hint={hint}
      error={error}
      value={value ?? ''}
      onChange={({ target }) => {
        const folder = offered.find(({ id: each }) => String(each) === target.value)
        onChange(folder?.id ?? null, folder?.fullSlug ?? '')
      }}
      options={[
        { value: '', label: t('dialogs.top') },
        ...offered.map((folder) => ({ value: String(folder.id), label: folder.fullSlug })),
      ]}
    />
  )
}
