'use client'

import { useRouter } from 'next/navigation'
import type { StudioLanguage } from '@/lib/studio/i18n'
import { Button } from '@/lib/studio/ui'
import { showToast, useSubmit } from '@/lib/studio/ui/client'
import { operationText } from './messages'

export function RefreshButton({ label }: { label: string }) {
  const router = useRouter()
  return <Button onClick={() => router.refresh()}>{label}</Button>
}

type RetryButtonProps = {
  language: StudioLanguage
  label: string
  /** The message; unset: all whose last attempt failed. */
  id?: number
  about?: string
}

/** Tries a message again, or all that failed. */
export function RetryButton({ language, label, id, about }: RetryButtonProps) {
  const t = operationText(language)
  const router = useRouter()
  const { busy, send } = useSubmit()
  const retry = async () => {
    const body = id === undefined ? {} : { ids: [id] }
    const answer = await send<{ count: number }>('outbox/', { method: 'POST', body })
    if (!answer) return
    showToast(t('retried', { count: answer.count }), answer.count > 0 ? 'success' : 'info')
    router.refresh()
  }
  return (
    <Button size="small" busy={busy} onClick={() => void retry()} {...(about && { about })}>
      {label}
    </Button>
  )
}
