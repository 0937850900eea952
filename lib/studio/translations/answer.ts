import { answered, missing, unprocessable } from '@/lib/studio/calls'
import { editAnswer } from '@/lib/studio/stories'
import type { MadeVersion } from './make-version'
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

/** Of a version that was made; or what somebody has to choose first. */
export const madeAnswer = (made: MadeVersion): Response =>
  'choices' in made
    ? unprocessable({ categories: 'choose' }, { choices: made.choices })
    : editAnswer(made, 201)
