import { useState } from 'react'
import { formatPlanned, nextClock, timeZone } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, TextField } from '@/lib/studio/ui'
import { ClockField, useUnsaved } from '@/lib/studio/ui/client'
import { releasesText } from './messages'
import type { ReleaseRow } from './read'

type Props = {
  release: ReleaseRow
  busy: boolean
  errors: Readonly<Record<string, string>>
  onSave: (change: { name: string; releaseAt?: string }) => void
}

/** The name and the time of a release that is not published yet. */
export function ReleaseForm({ release, busy, errors, onSave }: Props) {
  const language = useLanguage()
  const t = releasesText(language)
  const [name, setName] = useState(release.name)
  const [clock, setClock] = useState(release.clock)
  const isUnsaved = name.trim() !== release.name || clock !== release.clock
  useUnsaved(() => isUnsaved)
  const timeError = () =>
    t(errors.releaseAt === 'past' ? 'errors.past' : 'errors.notATime', {
      next: formatPlanned(language, nextClock(timeZone)),
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSave({ name, ...(clock !== release.clock && { releaseAt: clock }) })
      }}
      className="grid items-start gap-4 rounded-card border border-line bg-card p-4 sm:grid-cols-[minmax(0,1fr)_16rem_auto]"
    >
      <TextField
        id="release-name"
        label={t('name')}
        value={name}
        maxLength={120}
        onChange={(event) => setName(event.target.value)}
        error={errors.name && t('errors.name')}
      />
      <ClockField
        id="release-at"
        label={t('at')}
        hint={t('atHint')}
        value={clock}
        timeZone={timeZone}
        onChange={setClock}
        error={errors.releaseAt && timeError()}
      />
      <Button type="submit" busy={busy} className="sm:mt-6">
        {t('save')}
      </Button>
      <p role="status" className="text-small text-warning empty:hidden sm:col-span-full">
        {isUnsaved && t('unsaved')}
      </p>
    </form>
  )
}
