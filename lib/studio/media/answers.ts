import { problem } from '@/lib/platform/http'
import { answered, missing, unprocessable } from '@/lib/studio/calls'
import type { FileEdit } from './manage-files'
import type { FolderEdit } from './manage-folders'

/** Answers a change of a file: 403 where only a publisher may make it, 422 with why else it was refused. */
export function fileAnswer(edit: FileEdit, status = 200): Response {
  if (edit.ok) return answered({ asset: edit.asset, ...(edit.sent && { sent: edit.sent }) }, status)
  if (edit.problem === 'missing') return missing()
  if (edit.problem === 'published')
    return problem({ status: 403, title: 'Not allowed for this role', errors: { file: edit.problem } })
  return unprocessable({ file: edit.problem })
}

export function folderAnswer(edit: FolderEdit, status = 200): Response {
  if (edit.ok) return answered({ folder: edit.folder }, status)
  return edit.problem === 'missing' ? missing() : unprocessable({ folder: edit.problem })
}
