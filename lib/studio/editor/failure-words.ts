import { stageHash } from '@/lib/studio/ui/client'
import { isOfLogin, isPassing, refusalOf, type SaveState } from './saving'
import type { Saving } from './state/use-saving'
import type { EditorText } from './texts'

/** Why publishing, taking off or planning was not done, and what helps; `who`: whom to ask for it. */
export function failureWords(
  status: number,
  t: EditorText,
  { reason, who }: { reason?: string | undefined; who: string },
): string {
  if (reason === 'draftingNotes' || reason === 'notReady') return t(`publication.failures.${reason}`)
  if (status === 0) return t('publication.failures.offline')
  if (isPassing(status)) return t('publication.failures.unavailable')
  const refusal = refusalOf(status)
  return t(`publication.failures.${refusal === 'tooLarge' || refusal === 'invalid' ? 'refused' : refusal}`, {
    who,
  })
}

/** The same where the latest changes could not be saved before: what is in the way, and where it can be cleared. */
export function unsavedWords(state: SaveState, t: EditorText, who: string): string {
  if (state.kind === 'offline') return t('publication.failures.unsavedOffline')
  if (state.kind === 'unavailable') return t('publication.failures.unavailable')
  if (state.kind === 'conflict') return t('publication.failures.unsavedConflict')
  if (state.kind !== 'refused') return t('publication.failures.unsaved')
  const { reason } = state
  return reason === 'tooLarge' || reason === 'invalid' || reason === 'refused'
    ? t('publication.failures.unsaved')
    : t(`publication.failures.${reason}`, { who })
}

/** A button beside a message: what it says, and what it does. */
type Act = { label: string; run: () => void }

const reload = (t: EditorText): Act => ({
  label: t('publication.reload'),
  run: () => window.location.reload(),
})

const logIn = (t: EditorText): Act => ({
  label: t('state.logIn'),
  run: () => void window.open('/studio/login/?target=%2Fstudio%2F%3Fback%3D1', '_blank', 'noopener'),
})

/** Where to go after what was not done; undefined where there is nowhere to go, only to wait or to ask somebody. */
export function failureAct(status: number, t: EditorText, reason?: string): Act | undefined {
  if (reason === 'notReady')
    return {
      label: t('schedule.step.toStage'),
      run: () => {
        window.location.hash = stageHash
      },
    }
  if (reason === 'draftingNotes' || (status !== 0 && isPassing(status))) return undefined
  const refusal = status === 0 ? undefined : refusalOf(status)
  if (refusal === 'loggedOut' || refusal === 'otherPerson') return logIn(t)
  return refusal === 'notAllowed' ? undefined : reload(t)
}

/** The same where the latest changes could not be saved before. */
export function unsavedAct(
  state: SaveState,
  t: EditorText,
  { comeBack, autosave }: { comeBack: () => void; autosave: Pick<Saving['autosave'], 'retry'> },
): Act | undefined {
  if (state.kind === 'conflict') return { label: t('state.decide'), run: comeBack }
  if (state.kind !== 'refused') return undefined
  const { reason } = state
  if (isOfLogin(reason)) return logIn(t)
  if (reason === 'deleted') return reload(t)
  return reason === 'refused' ? { label: t('state.retry'), run: autosave.retry } : undefined
}
