import { answered, missing, unprocessable } from '@/lib/studio/calls'
import type { ReleaseEdit } from './manage'

/** The answer to an edit of a release. */
export function releaseAnswer(edit: ReleaseEdit): Response {
  if (edit.ok) return answered({ id: edit.id })
  return 'errors' in edit ? unprocessable({ ...edit.errors }) : missing()
}
