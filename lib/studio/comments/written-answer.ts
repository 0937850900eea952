import 'server-only'
import { problem } from '@/lib/platform/http'
import { answered, missing, unprocessable } from '@/lib/studio/calls'
import type { Written } from './write'

/** The answer to a call that writes: the thread as it is by now. */
export function writtenAnswer(written: Written, status = 200): Response {
  if (written.ok) return answered({ thread: written.thread }, status)
  if (written.error === 'missing') return missing()
  if (written.error === 'empty') return unprocessable({ text: 'empty' })
  return problem({ status: 403, title: 'A comment of somebody else', errors: { comment: 'notOwn' } })
}
