import { answered, changedMeanwhile, missing, unprocessable } from '@/lib/studio/calls'
import type { ReleaseEdit } from './manage'

/** The answer to an edit of a release. */
export function releaseAnswer(edit: ReleaseEdit): Response {
  if (edit.ok) return answered({ id: edit.id })
  if ('errors' in edit) return unprocessable({ ...edit.errors })
  if (edit.error === 'missing') return missing()
  return changedMeanwhile(edit.error === 'newer' ? { draft: 'newer' } : { release: 'changed' })
}
