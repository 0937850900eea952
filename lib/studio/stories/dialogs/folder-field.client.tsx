'use client'

import type { StudioLanguage } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { SelectField } from '@/lib/studio/ui'
import { LoadFailed, useRead } from '@/lib/studio/ui/client'
import { marketName } from '../market-name'
import { storiesText } from '../messages'

type Folder = { id: number; name: string; fullSlug: string }

const unchosen = 'none'

/** The path of a folder with its market as people say it: `Schweiz, Deutsch / aktionen (de-ch)`. */
function folderName(fullSlug: string, language: StudioLanguage): string {
  const [top = '', ...rest] = fullSlug.split('/')
  const market = marketName(top, language)
  return market ? `${[market, ...rest].join(' / ')} (${top})` : fullSlug
}

type FolderFieldProps = {
  id: string
  hint?: string | undefined
  error?: string | undefined
  /** `null` is the top; unset: nothing was chosen yet. */
  value: number | null | undefined
  /** A folder cannot be moved into itself. */
  except?: string | undefined
  /** Called with the folder's path as well, which is empty for the top. */
  onChange: (value: number | null, path: string) => void
}

/** The folder that something lies in, out of all by their paths. */
export function FolderField({ id, hint, error, value, except, onChange }: FolderFieldProps) {
  const language = useLanguage()
  const t = storiesText(language)
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
      value={value === undefined ? unchosen : (value ?? '')}
      onChange={({ target }) => {
        const folder = offered.find(({ id: each }) => String(each) === target.value)
        onChange(folder?.id ?? null, folder?.fullSlug ?? '')
      }}
      options={[
        ...(value === undefined ? [{ value: unchosen, label: t('dialogs.chooseFolder') }] : []),
        ...offered.map((folder) => ({
          value: String(folder.id),
          label: folderName(folder.fullSlug, language),
        })),
        { value: '', label: t('dialogs.top') },
      ]}
    />
  )
}
