'use client'

import { Button, classes } from '@/lib/studio/ui'
import { usePresent } from './state/context'
import type { Saving } from './state/use-saving'
import { useText } from './texts'

/** Whether the work is saved, in words. */
export function SaveSign({ saving }: { saving: Saving }) {
  const { state, isKept, autosave, isPutOff, comeBack } = saving
  const t = useText()
  const { selected } = usePresent()
  const goOn = () => {
    // Where the focus goes after the decision; this button will be gone.
    document.getElementById(`line-${selected}`)?.focus()
    comeBack()
  }
  const words = () => {
    if (isPutOff) return t('state.conflict')
    if (state.kind === 'saved' || state.kind === 'saving' || state.kind === 'conflict')
      return t(`state.${state.kind}`)
    if (!isKept) return t('state.notKept')
    if (state.kind === 'refused') return t(state.status === 401 ? 'state.loggedOut' : 'state.refused')
    return t(`state.${state.kind}`)
  }
  const isBad = isPutOff || state.kind === 'refused' || state.kind === 'offline' || !isKept
  return (
    <div className="flex items-center gap-2">
      <p
        role="status"
        className={classes('max-w-72 text-small', isBad ? 'font-semibold text-error' : 'text-quiet')}
        data-state={state.kind}
      >
        {words()}
      </p>
      {isPutOff && (
        <Button size="small" onClick={goOn}>
          {t('state.decide')}
        </Button>
      )}
      {state.kind === 'refused' && (
        <Button size="small" onClick={autosave.retry}>
          {t('state.retry')}
        </Button>
      )}
    </div>
  )
}
