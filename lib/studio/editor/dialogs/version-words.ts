import { formatMoment, type StudioLanguage } from '@/lib/studio/i18n'
import { editorText } from '../editor-text'
import type { Side } from '../model'
import type { ConflictAuthor } from '../state/conflict-authors'

type Met = {
  author: ConflictAuthor
  /** When the person wrote theirs, in milliseconds; unset where that is not known. */
  mineAt: number | undefined
}

const instantOf = (author: ConflictAuthor): number =>
  author === 'unknown' || author.at === undefined ? Number.NaN : Date.parse(author.at)

/** Which of two versions was written later; undefined where one of the times is not known. */
export function newerSide({ author, mineAt }: Met): Side | undefined {
  const theirsAt = instantOf(author)
  if (mineAt === undefined || Number.isNaN(theirsAt) || theirsAt === mineAt) return undefined
  return mineAt > theirsAt ? 'mine' : 'theirs'
}

type Version = Met & {
  which: Side
  /** It was kept by this browser, and is not on the screen. */
  isKept: boolean
  personName: string
}

/**
 * Whose version it is and from when: that of this window, that of unsaved work, that of the person's own other window, or
 * that of somebody else.
 */
export function versionWords(
  { which, author, mineAt, isKept, personName }: Version,
  language: StudioLanguage,
): string {
  const t = editorText(language)
  const withTime = (words: string, ms: number | undefined) =>
    ms === undefined || Number.isNaN(ms) ? words : `${words}, ${formatMoment(language, new Date(ms))}`
  if (which === 'mine') return withTime(t(isKept ? 'conflict.mineKept' : 'conflict.mine'), mineAt)
  if (author === 'unknown') return t('conflict.ofDraft')
  const at = instantOf(author)
  if (author.by === personName) return withTime(t('conflict.ownTheirs'), at)
  return withTime(
    author.by === undefined ? t('conflict.ofProgram') : t('conflict.theirs', { by: author.by }),
    at,
  )
}
