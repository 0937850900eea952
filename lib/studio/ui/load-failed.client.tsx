'use client'

import { Button } from './button'
import { errorKey } from './error-key'
import { useUiText } from './ui-text.client'

type Props = {
  /** With which the call was answered; 0 without an answer. */
  status: number
  onRetry: () => void
}

/** Why something cannot be shown, and a button that asks for it again. */
export function LoadFailed({ status, onRetry }: Props) {
  const ui = useUiText()
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-error">
      {ui(`errors.${errorKey(status)}`)}
      <Button size="small" onClick={onRetry}>
        {ui('retry')}
      </Button>
    </p>
  )
}
