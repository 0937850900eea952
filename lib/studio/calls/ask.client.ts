'use client'

import { pagePerson, personHeader } from '@/lib/studio/kept'
import { noteAnswer } from './ended-login'
import { isFreshAgain } from './stale-login'

/** What a call has answered: its body, or why not, with a key of an explanation for each wrong field. */
export type Answer<T> =
  | { ok: true; data: T }
  | { ok: false; status: number; errors: Record<string, string>; body: unknown }

type Ask = { method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; body?: unknown; signal?: AbortSignal }

/**
 * Asks a call of the Studio. Whoever is logged out meanwhile gets status 401, where somebody else has logged in 412, and
 * status 0 says that there was no answer. Where the call needs a fresh login, the person is asked for one, and the call is
 * sent again.
 * @param path below `/api/studio/`, such as `stories/12/`
 */
export async function askStudio<T>(path: string, ask: Ask = {}): Promise<Answer<T>> {
  const answer = await askOnce<T>(path, ask)
  return !answer.ok && (await isFreshAgain(answer, path)) ? askOnce<T>(path, ask) : answer
}

async function askOnce<T>(path: string, { method = 'GET', body, signal }: Ask): Promise<Answer<T>> {
  try {
    const person = pagePerson()
    const answer = await fetch(`/api/studio/${path}`, {
      method,
      ...(signal && { signal }),
      headers: {
        ...(person && { [personHeader]: person }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const read: unknown = await answer.json().catch(() => undefined)
    noteAnswer(answer.status, read)
    if (answer.ok) return { ok: true, data: read as T }
    const { errors = {} } = (read ?? {}) as { errors?: Record<string, string> }
    return { ok: false, status: answer.status, errors, body: read }
  } catch (error) {
    if (signal?.aborted) throw error
    return { ok: false, status: 0, errors: {}, body: undefined }
  }
}
