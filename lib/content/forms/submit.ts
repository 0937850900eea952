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
  /** What the field held that nobody sees. */
  bait: string
  /** Where it comes from, as an address of the network. */
  network: string
  sent: Sent
  now: number
}

export type Submitted =
  | { ok: true }
  | { ok: false; error: { key: 'fields'; fields: Record<string, FieldError> } | { key: FormRefusal } }

/** From one network within an hour. Behind one address there may be a whole office. */
export const sentPerHour = 30

/** Notes that a network sends a form, and says whether it may. */
export const mayNetworkSend = async (db: Database, network: string, now: number): Promise<boolean> =>
  (await countAttempt(db, keyedHash('network', network), { now, hours: 1 })) <= sentPerHour

/**
 * Takes a form: its fields are checked first, then whether a person may have sent it. The same ticket again is taken as
 * the same form and changes nothing. A filled bait is answered like any other form and goes nowhere.
 */
export async function submitForm(db: Database, submission: Submission): Promise<Submitted> {
  const { definition, ticket, now } = submission
  const validated = validate(definition.fields, submission.sent, now)
  if (!validated.ok) return { ok: false, error: { key: 'fields', fields: validated.errors } }
  const leave = readTicket(ticket, now)
  if (!leave.ok) return leave
  if (!(await mayNetworkSend(db, submission.network, now))) return { ok: false, error: { key: 'tooMany' } }
  if (submission.bait !== '') return { ok: true }
  if (definition.kind === 'newsletter') await subscribeBy(db, definition, validated.texts, now)
  else await keepAnswers(db, submission, leave.id, validated)
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

async function keepAnswers(
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

/** Answers are deleted a year after they came, as the privacy policy says. */
export async function pruneSubmissions(db: Database, now: Date): Promise<void> {
  const yearAgo = new Date(now.getTime() - 365 * 24 * 60 * 60 * 1_000)
  await db.delete(formSubmissions).where(lt(formSubmissions.sentAt, yearAgo))
}
