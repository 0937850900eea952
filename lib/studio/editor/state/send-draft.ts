import { askStudio, loginEndOf, otherPersonOf } from '@/lib/studio/calls/client'
import type { DraftFinding } from '@/lib/studio/drafts'
import type { Blok } from '../model'
import { isPassing, type MadeBy, type Refused, type SaveAnswer } from '../saving'
import { toTheirs } from './take-newer'

type Answered = { version: string; files: Record<string, string>; findings: DraftFinding[] }

/** Why a call was refused, as far as the login matters. */
export const refusedBy = (status: number, body: unknown): Refused => ({
  status,
  ended: loginEndOf(status, body),
  loggedIn: otherPersonOf(status, body),
})

/** Saves a draft on top of the version that it is based on; `onSaved` gets what the server found in it. */
export async function sendDraft(
  storyId: number,
  body: { content: Blok; basedOn: string; as: MadeBy | undefined },
  onSaved: (answered: Answered) => void,
): Promise<SaveAnswer> {
  const answer = await askStudio<Answered>(`drafts/${storyId}/`, { method: 'PUT', body })
  if (answer.ok) {
    onSaved(answer.data)
    return { ok: true, version: answer.data.version }
  }
  const { status, body: refused } = answer
  if (status === 409) return { ok: false, error: 'conflict', theirs: toTheirs(refused) }
  if (isPassing(status)) return { ok: false, error: 'unavailable', status }
  return { ok: false, error: 'refused', ...refusedBy(status, refused) }
}
