import { type ReactNode, useState } from 'react'
import type { Taker } from '@/lib/content/embedded'
import { askStudio } from '@/lib/studio/calls/client'
import { useLanguage } from '@/lib/studio/i18n/client'
import { errorKey } from '@/lib/studio/ui'
import { showToast, useUiText, useWhoPublishes } from '@/lib/studio/ui/client'
import { storiesText } from '../messages'

const problems = [
  ...([
    'taken',
    'required',
    'tooLong',
    'notPossible',
    'needsPublisher',
    'missing',
    'draftingNotes',
    'notReady',
    'unchanged',
  ] as const),
  ...(['signs', 'reserved', 'screen', 'product', 'ownPath'] as const),
]

/** The calls say a key; a schema may also say a sentence, which only means that the value is not valid. */
export const problemOf = (key: string) => problems.find((one) => one === key) ?? 'invalid'

type Failure = Exclude<Awaited<ReturnType<typeof askStudio>>, { ok: true }>

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

  const send = async (path: string, edit: Edit): Promise<{ id: number; bin?: number } | undefined> => {
    if (busy) return undefined
    setBusy(true)
    const answer = await askStudio<{ id: number; bin?: number }>(path, edit)
    setBusy(false)
    if (!answer.ok) return tell(answer)
    setErrors({})
    setTaker(undefined)
    setRefusal(undefined)
    return answer.data
  }

  const tell = (answer: Failure): undefined => {
    const { taker: found } = (answer.body ?? {}) as { taker?: Taker }
    const takenKey = found?.isFolder ? 'takenByFolder' : 'takenBy'
    const words = Object.entries(answer.errors).map(
      ([field, key]) =>
        [
          field,
          field === 'slug' && found
            ? t(`problems.${takenKey}`, { name: found.name, path: found.path })
            : t(`problems.${problemOf(key)}`, { who }),
        ] as const,
    )
    setErrors(Object.fromEntries(words.filter(([field]) => fields.includes(field))))
    setTaker(found)
    setRefusal(answer.body)
    const elsewhere = words.filter(([field]) => !fields.includes(field)).map(([, text]) => text)
    if (elsewhere.length > 0) showToast(elsewhere.join(' '), 'error')
    else if (words.length === 0) showToast(ui(`errors.${errorKey(answer.status)}`), 'error')
    return undefined
  }

  /** What is wrong with the address, with a way to what has it, which keeps the dialog. */
  const slugError: ReactNode = errors.slug && (
    <>
      {errors.slug}{' '}
      {taker && !taker.isFolder && (
        <a href={`/studio/stories/${taker.id}/`} target="_blank" rel="noreferrer" className="underline">
          {t('problems.openTaker')}
        </a>
      )}
    </>
  )
  /** A value that is changed is no longer the one that was refused. */
  const forget = (field: string) =>
    setErrors((told) => Object.fromEntries(Object.entries(told).filter(([name]) => name !== field)))
  return { busy, errors, slugError, forget, /** What the last refusal said besides. */ refusal, send }
}
