'use client'

import { useLanguage } from '@/lib/studio/i18n/client'
import { Button, firstFocus } from '@/lib/studio/ui'
import { useSubmit, useUiText } from '@/lib/studio/ui/client'
import type { Version } from './market-versions'
import { translationsText } from './messages'
import { useProblem } from './use-problem'

type LeaveGroupProps = { version: Version; onClose: () => void; onDone: () => void }

/** Says what disconnecting a version means, and does it. */
export function LeaveGroup({ version: { id, name, isThis }, onClose, onDone }: LeaveGroupProps) {
  const t = translationsText(useLanguage())
  const ui = useUiText()
  const problem = useProblem()
  const { busy, errors, send } = useSubmit()
  const leave = async () => {
    if (await send(`stories/${id}/alternates/`, { method: 'DELETE' })) onDone()
  }
  return (
    <div className="grid gap-2">
      <p>{t(isThis ? 'leaveThisMeans' : 'leaveMeans', { name })}</p>
      {errors.story && (
        <p role="alert" className="text-error">
          {problem(errors.story)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="danger" busy={busy} onClick={() => void leave()}>
          {t('leave')}
        </Button>
        <Button size="small" {...firstFocus} onClick={onClose}>
          {ui('cancel')}
        </Button>
      </div>
    </div>
  )
}
