import { isPassing, refusalOf, type SaveState } from './saving'
import type { EditorText } from './texts'

/** Why publishing, taking off or planning was not done, and what helps. */
export function failureWords(status: number, t: EditorText, reason?: string): string {
  if (reason === 'draftingNotes') return t('publication.failures.draftingNotes')
  if (status === 0) return t('publication.failures.offline')
  if (isPassing(status)) return t('publication.failures.unavailable')
  const refusal = refusalOf(status)
  return t(`publication.failures.${refusal === 'tooLarge' || refusal === 'invalid' ? 'refused' : refusal}`)
}

/** The same where the latest changes could not be saved before: what is in the way, and where it can be cleared. */
export function unsavedWords(state: SaveState, t: EditorText): string {
  if (state.kind === 'offline') return t('publication.failures.unsavedOffline')
  if (state.kind === 'unavailable') return t('publication.failures.unavailable')
  if (state.kind === 'conflict') return t('publication.failures.unsavedConflict')
  if (state.kind !== 'refused') return t('publication.failures.unsaved')
  const { reason } = state
  return reason === 'tooLarge' || reason === 'invalid' || reason === 'refused'
    ? t('publication.failures.unsaved')
    : t(`publication.failures.${reason}`)
}
