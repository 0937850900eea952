import { type ReactNode, useState } from 'react'
import type { Taker } from '@/lib/content/embedded'
import { askStudio } from '@/lib/studio/calls/client'
import { useLanguage } from '@/lib/studio/i18n/client'
import { errorKey } from '@/lib/studio/ui'
import { showToast, useUiText, useWhoPublishes } from '@/lib/studio/ui/client'
import type { StoryEdit } from '../edit-result'
import { storiesText } from '../messages'
import { AddressProblem } from './address-problem'
import { problemOf } from './problem-of'

type Failure = Exclude<Awaited<ReturnType<typeof askStudio>>, { ok: true }>

type Edited = Omit<Extract<StoryEdit, { ok: true }>, 'ok'>
type Edit = { method: 'POST' | 'PATCH' | 'DELETE'; body?: unknown }

/** Sends an edit of a story; what is wrong is said at its field, or in a message where there is none. */
export function useEdit(fields: readonly string[]) {
  const t = storiesText(useLanguage())
  const { ask: who } = useWhoPublishes()
  const ui = useUiText()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [taker, setTaker] = useState<Taker>()
  const [refusal, setRefusal] = useState<unknown>()

  const send = async (path: string, edit: Edit): Promise<Edited | undefined> => {
    if (busy) return undefined
    setBusy(true)
    const answer = await askStudio<Edited>(path, edit)
    setBusy(false)
    if (!answer.ok) return tell(answer)
    setErrors({})
    setTaker(undefined)
    setRefusal(undefined)
    return answer.data
  }

  const tell = (answer: Failure): undefined => {
    const { taker: found } = (answer.body ?? {}) as { taker?: Taker }
    const words = Object.entries(answer.errors).map(
      ([field, key]) => [field, t(`problems.${problemOf(key)}`, { who })] as const,
    )
    setErrors(Object.fromEntries(words.filter(([field]) => fields.includes(field))))
    setTaker(found)
    setRefusal(answer.body)
    const elsewhere = words.filter(([field]) => !fields.includes(field)).map(([, text]) => text)
    if (elsewhere.length > 0) showToast(elsewhere.join(' '), 'error')
    else if (words.length === 0) showToast(ui(`errors.${errorKey(answer.status)}`), 'error')
    return undefined
  }

  const slugError: ReactNode =
    errors.slug && (taker ? <AddressProblem problem="taken" taker={taker} /> : errors.slug)
  /** A value that is changed is no longer the one that was refused. */
  const forget = (field: string) =>
    setErrors((told) => Object.fromEntries(Object.entries(told).filter(([name]) => name !== field)))
  return { busy, errors, slugError, forget, /** What the last refusal said besides. */ refusal, send }
}
