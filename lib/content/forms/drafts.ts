import { randomBytes } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '@/lib/platform/db'
import { tokenHash } from '@/lib/platform/security'
import { type FieldError, type FormRefusal, formDefinition } from '@/schemas/api/form'
import { formDrafts } from './tables'

const draftSchema = z.object({
  definition: formDefinition,
  path: z.string(),
  /** A ticket that is valid, or will be in a moment. */
  ticket: z.string().optional(),
  texts: z.record(z.string(), z.string()),
  errors: z.record(z.string(), z.custom<FieldError>()),
  refusal: z.custom<FormRefusal>().optional(),
})
/** The input of a form, and its errors. */
type Draft = z.infer<typeof draftSchema>

/** Stores a draft; returns the token that reads it. */
export async function saveDraft(db: Database, draft: Draft): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db.insert(formDrafts).values({ tokenHash: tokenHash(token), draft })
  return token
}

export async function findDraft(db: Database, token: string): Promise<Draft | undefined> {
  const [row] = await db
    .select({ draft: formDrafts.draft })
    .from(formDrafts)
    .where(eq(formDrafts.tokenHash, tokenHash(token)))
  return draftSchema.safeParse(row?.draft).data
}

/** Deletes drafts after a day: they hold personal data that was never submitted. */
export async function pruneDrafts(db: Database, now: Date): Promise<void> {
  await db.delete(formDrafts).where(lt(formDrafts.keptAt, new Date(now.getTime() - 24 * 60 * 60 * 1_000)))
}
