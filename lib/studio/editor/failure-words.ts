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

/** The same where the latest changes could not be saved before. */
export function unsavedWords(state: SaveState, t: EditorText): string {
  if (state.kind !== 'refused') return t('publication.failures.unsaved')
  const { reason } = state
  return reason === 'tooLarge' || reason === 'invalid' || reason === 'refused'
    ? t('publication.failures.unsaved')
    : t(`publication.failures.${reason}`)
}
