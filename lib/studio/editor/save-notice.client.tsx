'use client'

import { Button } from '@/lib/studio/ui'
import { LeftWork } from './left-work.client'
import { helpsToRetry, hindranceOf, isLoggedOut, isOfNobody } from './saving'
import { useEditor, usePresent } from './state/context'
import { useClipboard } from './state/use-clipboard'
import type { Saving } from './state/use-saving'
import { useText } from './texts'

/** Why the work is not saved, and what helps. It stands below the panes, which do not move when it comes. */
export function SaveNotice({ saving, isGone }: { saving: Saving; isGone: boolean }) {
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
  const isAllSaved = state.kind === 'refused' && state.isSaved
  const words = () => {
    const kept = t(isKept ? 'state.kept' : 'state.notKept')
    if (isPutOff) return `${t(state.kind === 'conflict' ? 'state.conflict' : 'state.keptConflict')} ${kept}`
    if (hindrance) return `${t(`state.${hindrance}`)} ${isAllSaved ? t('state.allSaved') : kept}`
    return state.kind === 'unsaved' && !isKept ? t('state.notKept') : ''
  }
  // Who deleted the page is told above, with what can be done.
  const told = isGone ? '' : words()
  return (
    <div role="status" className="shrink-0">
      {told && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t bg-error-ground px-3 py-1.5 font-semibold text-error text-small">
          <p>{told}</p>
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
          {state.kind === 'refused' && isLoggedOut(state.reason) && (
            <a
              href="/studio/login/?target=%2Fstudio%2F%3Fback%3D1"
              target="_blank"
              rel="noopener"
              className="text-accent-deep underline"
            >
              {t('state.logIn')}
            </a>
          )}
          {state.kind === 'refused' && isOfNobody(state.reason) && (
            <LeftWork autosave={autosave} loggedIn={state.loggedIn} isSaved={state.isSaved} />
          )}
          {state.kind === 'refused' && state.reason === 'deleted' && (
            <Button size="small" onClick={() => clipboard.copy(commands.copiedAll())}>
              {t('state.copyAll')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
