import { lt } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import type { FieldError, FormDefinition, FormField, FormRefusal } from '@/schemas/api/form'
import { countAttempt } from './attempts'
import { enqueueMessage } from './enqueue-message'
import { fileTypeOf, mediaTypes } from './file-type'
import { keyedHash, readTicket } from './seal'
import { subscribe } from './subscribe'
import { formFiles, formSubmissions } from './tables'
import { type Sent, type Validated, validate } from './validate'

export type Submission = {
  definition: FormDefinition
  ticket: string
  /** The page of the form. */
  path: string
  /** The value of the honeypot. */
  bait: string
  /** The client's network, as the HTTP edge determines it. */
  network: string
  sent: Sent
  now: number
}

export type Submitted =
  | { ok: true }
  | { ok: false; error: { key: 'fields'; fields: Record<string, FieldError> } | { key: FormRefusal } }

/** The most forms from one network within an hour; a whole office may share an address. */
export const sentPerHour = 30

/** Counts a form of a network; returns whether the network is still below its limit. */
export const isNetworkWithinLimit = async (db: Database, network: string, now: number): Promise<boolean> =>
  (await countAttempt(db, keyedHash('network', network), { now, hours: 1 })) <= sentPerHour

/**
 * Handles a form: validates its fields, then checks that a person sent it. A repeated ticket is answered as the same
 * form and changes nothing. A filled honeypot gets the usual answer, and the form is dropped.
 */
export async function submitForm(db: Database, submission: Submission): Promise<Submitted> {
  const { definition, ticket, now } = submission
  const validated = validate(definition.fields, submission.sent, now)
  if (!validated.ok) return { ok: false, error: { key: 'fields', fields: validated.errors } }
  const read = readTicket(ticket, now)
  if (!read.ok) return read
  if (!(await isNetworkWithinLimit(db, submission.network, now)))
    return { ok: false, error: { key: 'tooMany' } }
  if (submission.bait !== '') return { ok: true }
  if (definition.kind === 'newsletter') await subscribeBy(db, definition, validated.texts, now)
  else await storeAnswers(db, submission, read.id, validated)
  return { ok: true }
}

async function subscribeBy(
  db: Database,
  definition: FormDefinition,
  texts: Record<string, string>,
  now: number,
) {
  const { email = '', salutation, firstName, lastName } = texts
  const { locale, source = 'newsletter-form' } = definition
  await subscribe(db, { email, locale, source, salutation, firstName, lastName }, now)
}

const inWords = (field: FormField, value: string): string =>
  field.options?.find((option) => option.value === value)?.label ?? (field.kind === 'checkbox' ? '✓' : value)

async function storeAnswers(
  db: Database,
  { definition, path }: Submission,
  ticket: string,
  { texts, files }: Extract<Validated, { ok: true }>,
): Promise<void> {
  const { kind, locale, title, recipient = 'service', fields } = definition
  const answers = fields.flatMap((field) => {
    const value = texts[field.name]
    return value === undefined ? [] : [{ label: field.label, value: inWords(field, value) }]
  })
  const replyTo = fields.flatMap((field) => (field.kind === 'email' ? (texts[field.name] ?? []) : []))[0]
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(formSubmissions)
      .values({ ticket, kind, locale, path, title, recipient, answers, replyTo })
      .onConflictDoNothing()
      .returning({ id: formSubmissions.id })
    if (!row) return
    const kept = fields.flatMap(({ name, label }) => {
      const file = files[name]
      const type = file && fileTypeOf(file.content)
      return file && type
        ? [{ submissionId: row.id, label, name: file.name, type: mediaTypes[type], content: file.content }]
        : []
    })
    if (kept.length > 0) await tx.insert(formFiles).values(kept)
    await enqueueMessage(tx, 'answers', row.id)
  })
}

/** Deletes answers after a year, as the privacy policy says. */
export async function pruneSubmissions(db: Database, now: Date): Promise<void> {
  const yearAgo = new Date(now.getTime() - 365 * 24 * 60 * 60 * 1_000)
  await db.delete(formSubmissions).where(lt(formSubmissions.sentAt, yearAgo))
}
