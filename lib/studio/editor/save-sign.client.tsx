'use client'

import { classes } from '@/lib/studio/ui'
import { hindranceOf } from './saving'
import type { Saving } from './state/use-saving'
import { useText } from './texts'

/** Whether the work is saved, in as much room whatever it says: the head does not move while somebody types. */
export function SaveSign({ saving: { state, isKept, isPutOff, conflict } }: { saving: Saving }) {
  const t = useText()
  // Also behind the question: what is asked about is not saved.
  const isAsked = isPutOff || conflict !== undefined
  const isHindered = isAsked || hindranceOf(state) !== undefined || (state.kind === 'unsaved' && !isKept)
  // A login that has ended takes nothing back of what is saved.
  const isSaved = state.kind === 'refused' && state.isSaved
  const kind = state.kind === 'saved' || state.kind === 'saving' ? state.kind : 'unsaved'
  return (
    <p
      role="status"
      className={classes(
        'min-w-34 shrink-0 [@media(max-height:30rem)]:min-w-0 whitespace-nowrap text-end text-small',
        isHindered ? 'font-semibold text-error' : 'text-quiet',
      )}
      data-state={state.kind}
    >
      {isSaved ? t('state.saved') : isHindered ? t('state.notSaved') : t(`state.${kind}`)}
    </p>
  )
}
