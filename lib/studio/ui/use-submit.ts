import { useState } from 'react'
import { type Answer, askStudio } from '@/lib/studio/calls/client'
import { errorKey } from './error-key'
import { showToast } from './toast'
import { useUiText } from './ui-text.client'

type Sent = { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; body?: unknown }

type Told = {
  /** Called instead of any message when what the person decided on has changed meanwhile, with what has. */
  onChanged?: (errors: Readonly<Record<string, string>>) => void
}

/**
 * Sends what a form or a button asks for, once at a time. What is wrong with a field is kept for the field; any other
 * failure is shown as a message.
 */
export function useSubmit() {
  const ui = useUiText()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  const send = async <T>(path: string, sent: Sent, { onChanged }: Told = {}): Promise<T | undefined> => {
    if (busy) return undefined
    setBusy(true)
    const answer: Answer<T> = await askStudio<T>(path, sent)
    setBusy(false)
    if (!answer.ok && answer.status === 409 && onChanged) {
      onChanged(answer.errors)
      return undefined
    }
    setErrors(answer.ok ? {} : answer.errors)
    if (answer.ok) return answer.data
    if (answer.errors.login === 'stale') showToast(ui('errors.stale'), 'warning')
    else if (Object.keys(answer.errors).length === 0)
      showToast(ui(`errors.${errorKey(answer.status)}`), 'error')
    return undefined
  }

  return { busy, errors, send, forget: () => setErrors({}) }
}
