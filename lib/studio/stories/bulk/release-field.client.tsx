import { formatMoment } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { SelectField, TextField } from '@/lib/studio/ui'
import { LoadFailed, useRead } from '@/lib/studio/ui/client'
import { storiesText } from '../messages'

/** A release that is there, or the name of a new one. */
export type ReleaseTarget = { id?: number; name: string }

type Open = readonly { id: number; name: string; releaseAt?: string }[]

const fresh = 'new'

type Props = {
  value: ReleaseTarget | undefined
  onChange: (value: ReleaseTarget) => void
  isMissing: boolean
}

/** The release into which pages go: one that is not published yet, or a new one. */
export function ReleaseField({ value, onChange, isMissing }: Props) {
  const language = useLanguage()
  const t = storiesText(language)
  const { data: releases, failed, again } = useRead<Open>('releases/')
  if (failed !== undefined) return <LoadFailed status={failed} onRetry={again} />
  const chosen = value === undefined ? '' : String(value.id ?? fresh)
  return (
    <>
      <SelectField
        id="bulk-release"
        label={t('bulk.release')}
        value={chosen}
        error={isMissing && value === undefined ? t('bulk.chooseRelease') : undefined}
        onChange={({ target }) => {
          const found = releases?.find(({ id }) => String(id) === target.value)
          onChange(found ? { id: found.id, name: found.name } : { name: '' })
        }}
        options={[
          ...(value === undefined ? [{ value: '', label: t('bulk.chooseRelease') }] : []),
          ...(releases ?? []).map(({ id, name, releaseAt }) => ({
            value: String(id),
            label: releaseAt ? `${name} (${formatMoment(language, releaseAt)})` : name,
          })),
          { value: fresh, label: t('bulk.newRelease') },
        ]}
      />
      {value && value.id === undefined && (
        <TextField
          id="bulk-release-name"
          label={t('bulk.releaseName')}
          value={value.name}
          maxLength={120}
          onChange={({ target }) => onChange({ name: target.value })}
          error={isMissing ? t('problems.required') : undefined}
        />
      )}
    </>
  )
}
