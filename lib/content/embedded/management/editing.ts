import { type Executor, isUniqueViolation, type Transaction } from '@/lib/platform/db'
import { draftingNotesRefusal, hasDraftingNotes } from '@/schemas/content'
import { lockSpace } from '../space'
import type { UpdateChange } from './changes-of-update'
import { type Taker, takenSlug } from './check-address'
import type { Story } from './story-tree'

/** Errors by field, in the shape of the cloud's 422 body. */
export type FieldErrors = Record<string, string[]>
export type Edited =
  /** `changes`: what was changed beside the content, in this story and in others whose conditions name its address. */
  | { ok: true; story: Story; changes?: readonly UpdateChange[] }
  /** `taker`: what has the address already. */
  | { ok: false; errors: FieldErrors; taker?: Taker | undefined }
  | { ok: false; missing: true }

export const refused = (field: string, message: string): Edited => ({
  ok: false,
  errors: { [field]: [message] },
})

/** What refuses to publish content, if anything does. */
export const contentRefusal = (content: unknown): Extract<Edited, { errors: FieldErrors }> | undefined =>
  hasDraftingNotes(content) ? { ok: false, errors: { content: [draftingNotesRefusal] } } : undefined

class Undone extends Error {
  constructor(readonly edited: Edited) {
    super('An edit was taken back')
  }
}

/** Takes back what an edit has written, and answers with the refusal. */
export const undone = (refusal: Edited): never => {
  throw new Undone(refusal)
}

/**
 * Runs an edit in one transaction, or as a part of the caller's; moved children that collide with an existing address fail it like a validation
 * error.
 */
export const editing = async (db: Executor, edit: (tx: Transaction) => Promise<Edited>): Promise<Edited> => {
  try {
    return await db.transaction(async (tx) => {
      await lockSpace(tx)
      return edit(tx)
    })
  } catch (error) {
    if (error instanceof Undone) return error.edited
    if (isUniqueViolation(error)) return refused('slug', takenSlug)
    throw error
  }
}
