'use client'

import { Button, classes } from '@/lib/studio/ui'
import { helpsToRetry, type SaveState } from './saving'
import { useEditor, usePresent } from './state/context'
import { useClipboard } from './state/use-clipboard'
import type { Saving } from './state/use-saving'
import { useText } from './texts'

/** What hinders saving, as the key of its words; undefined while nothing does. */
const hindranceOf = (state: SaveState) => {
  if (state.kind === 'refused') return state.reason
  return state.kind === 'offline' || state.kind === 'unavailable' ? state.kind : undefined
}

/** Whether the work is saved, and if not, why and what helps, in words. */
export function SaveSign({ saving }: { saving: Saving }) {
  const { state, isKept, autosave, isPutOff, comeBack } = saving
  const t = useText()
  const { commands } = useEditor()
  const { selected } = usePresent()
  const clipboard = useClipboard()
  const goOn = () => {
    // Where the focus goes after the decision; this button will be gone.
    document.getElementById(`line-${selected}`)?.focus()
    comeBack()
  }
  const hindrance = hindranceOf(state)
  const words = () => {
    if (isPutOff) return t('state.conflict')
    if (hindrance) return `${t(`state.${hindrance}`)} ${t(isKept ? 'state.kept' : 'state.notKept')}`
    if (state.kind === 'unsaved' && !isKept) return t('state.notKept')
    return t(`state.${state.kind as Exclude<SaveState['kind'], 'refused'>}`)
  }
  const isBad = isPutOff || hindrance !== undefined || !isKept
  return (
    <div className="flex items-center gap-2">
      <p
        role="status"
        className={classes('text-small', isBad ? 'max-w-96 font-semibold text-error' : 'max-w-72 text-quiet')}
        data-state={state.kind}
      >
        {words()}
      </p>
      {isPutOff && (
        <Button size="small" onClick={goOn}>
          {t('state.decide')}
        </Button>
      )}
      {state.kind === 'refused' && helpsToRetry(state.reason) && (
        <Button size="small" onClick={autosave.retry}>
          {t('state.retry')}
        </Button>
      )}
      {state.kind === 'refused' && state.reason === 'loggedOut' && (
        <a
          href="/studio/login/"
          target="_blank"
          rel="noopener"
          className="shrink-0 font-semibold text-accent-deep text-small underline"
        >
          {t('state.logIn')}
        </a>
      )}
      {state.kind === 'refused' && state.reason === 'deleted' && (
        <Button size="small" onClick={() => clipboard.copy(commands.copiedAll())}>
          {t('state.copyAll')}
        </Button>
      )}
    </div>
  )
}
