'use client'

import { useState } from 'react'
import { languageNames, type StudioLanguage, studioLanguages } from '@/lib/studio/i18n'
import { useLanguage } from '@/lib/studio/i18n/client'
import type { Person } from '@/lib/studio/people'
import { FormDialog, firstFocus, SelectField, TextField } from '@/lib/studio/ui'
import { useSubmit, useUiText } from '@/lib/studio/ui/client'
import { longestEmail } from '@/schemas/lengths'
import { teamText } from './messages'

const roles = ['editor', 'publisher', 'admin'] as const satisfies readonly Person['role'][]

const problems = ['required', 'tooLong', 'address', 'taken', 'lastAdmin'] as const

/** How somebody comes to an account. */
const ways = ['invitation', 'password'] as const
type Way = (typeof ways)[number]

type Done = {
  /** The name of who was invited. */
  invited?: string
  created?: { name: string; password: string }
  /** Plans of the person that are on hold now. */
  held?: { name: string; count: number }
}
type PersonDialogProps = {
  /** Whose name and role are changed. Unset: a new person. */
  person: Person | undefined
  /** Whether the shop has a service for mails. */
  sendsMail: boolean
  onClose: () => void
  onDone: (done: Done) => void
}

/** Invites a person, creates one, or changes the name and the role of one. */
export function PersonDialog({ person, sendsMail, onClose, onDone }: PersonDialogProps) {
  const language = useLanguage()
  const t = teamText(language)
  const ui = useUiText()
  const { busy, errors, send } = useSubmit()
  const [name, setName] = useState(person?.name ?? '')
  const [address, setAddress] = useState('')
  const [role, setRole] = useState<Person['role']>(person?.role ?? 'editor')
  /** Empty: that of the person’s browser at the first login. */
  const [spoken, setSpoken] = useState<StudioLanguage | ''>(language)

  const [way, setWay] = useState<Way>(sendsMail ? 'invitation' : 'password')

  const errorOf = (field: string) => {
    const key = errors[field]
    return key && t(`problems.${problems.find((one) => one === key) ?? 'required'}`)
  }

  const submit = async () => {
    if (person) {
      const body = { name, role }
      const changed = await send<{ held: number }>(`people/${person.id}/`, { method: 'PUT', body })
      if (changed) onDone({ held: { name, count: changed.held } })
      return
    }
    const body = { name, address, role, language: spoken === '' ? null : spoken }
    if (way === 'invitation') {
      if (await send('invitations/', { method: 'POST', body })) onDone({ invited: name })
      return
    }
    const created = await send<{ password: string }>('people/', { method: 'POST', body })
    if (created) onDone({ created: { name, password: created.password } })
  }

  return (
    <FormDialog
      id="person"
      title={person ? t('editTitle', { name: person.name }) : t('create')}
      submitLabel={person ? ui('save') : t(way === 'invitation' ? 'invite' : 'createSubmit')}
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        id="person-name"
        label={t('columns.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={errorOf('name')}
        maxLength={100}
        {...firstFocus}
        autoComplete="off"
      />
      {!person && (
        <TextField
          id="person-address"
          type="email"
          label={t('columns.address')}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          error={errorOf('address')}
          maxLength={longestEmail}
          autoComplete="off"
        />
      )}
      <SelectField
        id="person-role"
        label={t('columns.role')}
        hint={t(`roleHints.${role}`)}
        value={role}
        onChange={({ target }) => setRole(roles.find((one) => one === target.value) ?? 'editor')}
        error={errorOf('role')}
        options={roles.map((value) => ({ value, label: ui(`roles.${value}`) }))}
      />
      {!person && (
        <SelectField
          id="person-way"
          label={t('way')}
          hint={t(`wayHints.${way === 'invitation' && !sendsMail ? 'noMail' : way}`)}
          value={way}
          onChange={({ target }) => setWay(ways.find((one) => one === target.value) ?? 'invitation')}
          options={ways.map((value) => ({ value, label: t(`ways.${value}`) }))}
        />
      )}
      {!person && (
        <SelectField
          id="person-language"
          label={t('language')}
          value={spoken}
          onChange={({ target }) => setSpoken(studioLanguages.find((one) => one === target.value) ?? '')}
          options={[
            ...studioLanguages.map((value) => ({ value, label: languageNames[value] })),
            { value: '', label: t('languageOfBrowser') },
          ]}
        />
      )}
    </FormDialog>
  )
}
