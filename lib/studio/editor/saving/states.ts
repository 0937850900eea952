import type { Blok } from '../model'
import type { Refusal } from './refusals'

export type Saved = { content: Blok; version: string }
export type Theirs = Saved & { by?: string | undefined; savedAt: string }

/** What made a content that was not written anew: an earlier version came back, or two people's work was joined. */
export type MadeBy = 'restored' | 'merged'

/** `ended`: what has ended the login. `loggedIn`: who is logged in in place of the person of the page. */
export type Refused = {
  status: number
  ended?: 'role' | 'removed' | undefined
  loggedIn?: { id: string; name: string } | undefined
}

/** The answer to a save. */
export type SaveAnswer =
  | { ok: true; version: string }
  | { ok: false; error: 'conflict'; theirs: Theirs }
  /** Logged out, not allowed, deleted or not valid: the same try would not help. */
  | ({ ok: false; error: 'refused' } & Refused)
  /** There was no answer (0), or the server could not give one. */
  | { ok: false; error: 'unavailable'; status: number }

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** `offline`: there was no answer. `unavailable`: the server said that it cannot save just now. */
  | { kind: 'offline' | 'unavailable' }
  /** `isSaved`: all is saved; it would be refused from now on. */
  | { kind: 'refused'; reason: Refusal; loggedIn?: Refused['loggedIn']; isSaved?: true | undefined }
  | { kind: 'conflict'; theirs: Theirs }

/** Whether a refusal has been told already. */
export const isTold = (told: SaveState, reason: Refusal, { loggedIn }: Refused): boolean =>
  told.kind === 'refused' && told.reason === reason && told.loggedIn?.id === loggedIn?.id
