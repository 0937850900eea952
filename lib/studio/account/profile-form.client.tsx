'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { askStudio } from '@/lib/studio/calls/client'
import { languageNames, studioLanguages } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { Person } from '@/lib/studio/people'
import { Button, CheckboxField, errorKey, SelectField, TextField, uiText } from '@/lib/studio/ui'
import { showToast, useUiText, useUnsaved } from '@/lib/studio/ui/client'
import { accountText } from './messages'

type ProfileFormProps = { person: Pick<Person, 'name' | 'language'>; mentionMails: boolean }

export function ProfileForm({ person, mentionMails }: ProfileFormProps) {
  const t = accountText(useLanguage())
  const ui = useUiText()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [isEntered, setEntered] = useState(false)
  useUnsaved(() => isEntered)

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const body = {
      ...{ name: form.get('name'), language: form.get('language') },
      mentionMails: form.get('mentionMails') !== null,
    }
    setBusy(true)
    const answer = await askStudio('profile/', { method: 'PUT', body })
    setBusy(false)
    if (!answer.ok) return showToast(ui(`errors.${errorKey(answer.status)}`), 'error')
    setEntered(false)
    // The language may just have changed.
    const language = studioLanguages.find((one) => one === body.language) ?? person.language
    showToast(uiText(language)('saved'), 'success')
    router.refresh()
  }

  return (
    <form onSubmit={save} onInput={() => setEntered(true)} className="grid gap-4">
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
      <CheckboxField
        id="mentionMails"
        name="mentionMails"
        label={t('profile.mentionMails')}
        hint={t('profile.mentionMailsHint')}
        defaultChecked={mentionMails}
      />
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {ui('save')}
        </Button>
      </div>
    </form>
  )
}
