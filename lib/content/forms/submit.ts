import { eq, inArray, lt } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import { isWithinLimit, networkLimits } from '@/lib/platform/limits'
import type { FieldError, FormDefinition, FormField, FormRefusal } from '@/schemas/api/form'
import { cleanFiles, type KeptFile, mayWait } from './clean-files'
import { enqueueMessage } from './enqueue-message'
import { kilobytesOf } from './limits'
import { readTicket } from './seal'
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
  client: Client
  sent: Sent
  now: number
}

export type Submitted =
  | { ok: true }
  | { ok: false; error: { key: 'fields'; fields: Record<string, FieldError> } | { key: FormRefusal } }

/** Counts a form of a client; returns whether its networks are still within their limits. */
export const maySendForm = (db: Database, client: Client, now: number): Promise<boolean> =>
  isWithinLimit(db, client, networkLimits.forms, { now })

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Counts what a form would keep; returns whether its client's networks may have that much kept. */
async function mayKeep(
  db: Database,
  { client, now }: Submission,
  { texts, files }: Extract<Validated, { ok: true }>,
): Promise<boolean> {
  const ofTexts = kilobytesOf(sum(Object.values(texts).map((text) => Buffer.byteLength(text))))
  const ofFiles = kilobytesOf(sum(Object.values(files).map(({ content }) => content.length)))
  return (
    (await isWithinLimit(db, client, networkLimits.formTexts, { now, amount: ofTexts })) &&
    (ofFiles === 0 || (await isWithinLimit(db, client, networkLimits.formFiles, { now, amount: ofFiles })))
  )
}

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
  const refused = { ok: false, error: { key: 'tooMany' } } as const
  if (!(await maySendForm(db, submission.client, now))) return refused
  if (submission.bait !== '') return { ok: true }
  const busy = { ok: false, error: { key: 'busy' } } as const
  // Before it is counted: what is refused for others is no use of the network's share.
  if (!mayWait(validated.files, submission.client)) return busy
  if (!(await mayKeep(db, submission, validated))) return refused
  const cleaned = await cleanFiles(validated.files, submission.client)
  if (!cleaned.ok && cleaned.isBusy) return busy
  if (!cleaned.ok) return { ok: false, error: { key: 'fields', fields: cleaned.errors } }
  if (definition.kind === 'newsletter') await subscribeBy(db, definition, validated.texts, now)
  else await storeAnswers(db, submission, read.id, { texts: validated.texts, files: cleaned.files })
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
  { texts, files }: { texts: Record<string, string>; files: Record<string, KeptFile> },
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
      return file ? [{ submissionId: row.id, label, ...file }] : []
    })
    if (kept.length > 0) await tx.insert(formFiles).values(kept)
    await enqueueMessage(tx, 'answers', row.id)
  })
}

/** Deletes the files of a form, which its recipient has. */
export async function deleteFiles(db: Executor, submissionId: number): Promise<void> {
  await db.delete(formFiles).where(eq(formFiles.submissionId, submissionId))
}

const dayMs = 24 * 60 * 60 * 1_000

/** How long answers and their files are kept, as the privacy page says. */
export const answerDays = { answers: 365, files: 30 }

/** Deletes files after a month that were never mailed: without a mail service, or with one that gave them up. */
export async function pruneFiles(db: Database, now: Date): Promise<void> {
  const old = db
    .select({ id: formSubmissions.id })
    .from(formSubmissions)
    .where(lt(formSubmissions.sentAt, new Date(now.getTime() - answerDays.files * dayMs)))
  await db.delete(formFiles).where(inArray(formFiles.submissionId, old))
}

/** Deletes answers after a year, as the privacy policy says. */
export async function pruneSubmissions(db: Database, now: Date): Promise<void> {
  const yearAgo = new Date(now.getTime() - answerDays.answers * dayMs)
  await db.delete(formSubmissions).where(lt(formSubmissions.sentAt, yearAgo))
}
