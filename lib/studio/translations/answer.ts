import { answered, missing, unprocessable } from '@/lib/studio/calls'
import type { TranslationEdit } from './manage'

export function translationAnswer(edit: TranslationEdit): Response {
  if (edit.ok) return answered({ ok: true })
  if (edit.error === 'missing') return missing()
  if ('lang' in edit) return unprocessable({ [edit.lang]: edit.error })
  return unprocessable({
    story: edit.error,
    ...('page' in edit && { page: edit.page, market: edit.market }),
  })
}
