import { answered, missing, unprocessable } from '@/lib/studio/calls'
import type { TranslationEdit } from './manage'

export function translationAnswer(edit: TranslationEdit): Response {
  if (edit.ok) return answered({ ok: true })
  if (edit.error === 'missing') return missing()
  return unprocessable('lang' in edit ? { [edit.lang]: edit.error } : { story: edit.error })
}
