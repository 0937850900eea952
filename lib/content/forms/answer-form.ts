import 'server-only'
import { domId } from '@/lib/content/links'
import type { Database } from '@/lib/platform/db'
import { type Client, problem, seeOther } from '@/lib/platform/http'
import { isWithinLimit, networkLimits } from '@/lib/platform/limits'
import { findMarket, formAddress, type Market } from '@/lib/platform/markets'
import { isLocalPath } from '@/lib/platform/security'
import type { Brand } from '@/schemas'
import type { FormDefinition } from '@/schemas/api/form'
import type { FormAnswer } from './answer'
import { saveDraft } from './drafts'
import { kilobytesOf } from './limits'
import { partsOf, sentOf } from './read-submission'
import { openDefinition, readTicket } from './seal'
import { type Submission, type Submitted, submitForm } from './submit'
import { errorsInWords, refusalInWords } from './words'

type Received = {
  db: Database
  brand: Brand
  data: FormData
  client: Client
  now: number
  wantsJson: boolean
}

const noStore = { 'cache-control': 'private, no-store' }

/** The page of the form, encoded for a header, or the market's home page when the path is invalid. */
function pageOf(market: Market, path: string): string {
  const home = `/${market.code}/`
  return isLocalPath(path) && path.startsWith(home) ? new URL(path, 'http://shop.invalid').pathname : home
}

const statuses = {
  fields: 422,
  tooSoon: 425,
  expired: 410,
  missing: 400,
  tooMany: 429,
  busy: 503,
  outdated: 400,
} as const

function answerInJson(market: Market, submitted: Submitted): Response {
  if (submitted.ok) return Response.json({ ok: true } satisfies FormAnswer, { headers: noStore })
  const { error } = submitted
  const answer: FormAnswer = {
    ok: false,
    refusal: error.key,
    message: refusalInWords(market, error.key),
    errors: error.key === 'fields' ? errorsInWords(market, error.fields) : {},
  }
  const headers = { ...noStore, ...(error.key === 'busy' && { 'retry-after': '60' }) }
  return Response.json(answer, { status: statuses[error.key], headers })
}

const tooMany = (market: Market) =>
  problem({
    status: 429,
    title: 'Too many requests',
    detail: refusalInWords(market, 'tooMany'),
    headers: { 'retry-after': '3600' },
  })

/** For a browser without JavaScript: redirects to the page, or to a page that shows the form again with the input. */
async function answerInPages(
  {
    db,
    market,
    definition,
    submission,
  }: { db: Database; market: Market; definition: FormDefinition; submission: Submission },
  submitted: Submitted,
): Promise<Response> {
  const { path, sent, now, client, ticket } = submission
  if (submitted.ok) return seeOther(`${path}#${domId(definition.uid, 'form')}-sent`)
  const { error } = submitted
  const texts = Object.fromEntries(
    definition.fields.map(({ name }) => [
      name,
      (sent.texts[name] ?? '').toWellFormed().replaceAll('\u0000', '').slice(0, 10_000),
    ]),
  )
  const bytes = Buffer.byteLength(JSON.stringify([definition, texts]))
  const mayKeep =
    (await isWithinLimit(db, client, networkLimits.formDrafts, { now })) &&
    (await isWithinLimit(db, client, networkLimits.formTexts, { now, amount: kilobytesOf(bytes) }))
  if (!mayKeep) return tooMany(market)
  const leave = readTicket(ticket, now)
  const isGood = leave.ok || leave.error.key === 'tooSoon'
  const draft = await saveDraft(db, {
    definition,
    path,
    ...(isGood && { ticket }),
    texts,
    errors: error.key === 'fields' ? error.fields : {},
    ...(error.key !== 'fields' && { refusal: error.key }),
  })
  return seeOther(formAddress(market, 'draft', { draft }))
}

/** Handles a submitted form; answers in JSON or by a redirect, as the client accepts. */
export async function answerForm({ db, brand, data, client, now, wantsJson }: Received): Promise<Response> {
  const { sealed, ticket, path, bait } = partsOf(data)
  const definition = openDefinition(sealed)
  const market = definition && findMarket(brand, definition.locale)
  if (!definition || !market) return problem({ status: 400, title: 'Not a form of this shop' })
  const sent = await sentOf(definition, data)
  const submission = { definition, ticket, path: pageOf(market, path), bait, client, sent, now }
  const submitted = await submitForm(db, submission)
  return wantsJson
    ? answerInJson(market, submitted)
    : answerInPages({ db, market, definition, submission }, submitted)
}
