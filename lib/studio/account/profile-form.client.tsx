'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import { languageNames, studioLanguages } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { Person } from '@/lib/studio/people'
import { Button, errorKey, SelectField, TextField, uiText } from '@/lib/studio/ui'
import { showToast, useUiText } from '@/lib/studio/ui/client'
import { accountText } from './messages'

export function ProfileForm({ person }: { person: Pick<Person, 'name' | 'language'> }) {
  const t = accountText(useLanguage())
  const ui = useUiText()
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const body = Object.fromEntries(new FormData(event.currentTarget))
    setBusy(true)
    const answer = await askStudio('profile/', { method: 'PUT', body })
    setBusy(false)
    if (!answer.ok) return showToast(ui(`errors.${errorKey(answer.status)}`), 'error')
    // The language may just have changed.
    const language = studioLanguages.find((one) => one === body.language) ?? person.language
    showToast(uiText(language)('saved'), 'success')
    router.refresh()
  }

  return (
    <form onSubmit={save} className="grid gap-4">
      <TextField
        id="name"
        name="name"
        label={t('profile.name')}
        hint={t('profile.nameHint')}
        defaultValue={person.name}
        required
        maxLength={100}
        autoComplete="name"
      />
      <SelectField
        id="language"
        name="language"
        label={t('profile.language')}
        defaultValue={person.language}
        options={studioLanguages.map((value) => ({ value, label: languageNames[value] }))}
      />
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {ui('save')}
        </Button>
      </div>
    </form>
  )
}
