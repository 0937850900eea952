import type { z } from 'zod'
import type { Storage } from '@/lib/content/media'
import { currentTime } from '@/lib/platform/clock'
import type { Database } from '@/lib/platform/db'
import { tokenHash } from '@/lib/platform/security'
import { answer, errors } from '../answer'
import { accessTokens } from '../tables'
import { isToken, noteTokenUse } from '../tokens'
import type { Edited, FieldErrors } from './editing'

/** What content is made of. */
export type ModelPart = 'component' | 'group' | 'preset' | 'tag' | 'datasource' | 'entry'

/** What an edit has changed, for the log. */
export type ManagedChange = {
  kind:
    | 'story-created'
    | 'folder-created'
    | 'draft-saved'
    | 'story-moved'
    | 'story-renamed'
    | 'story-placed'
    | 'story-translated'
    | 'triggers-carried'
    | 'redirect-saved'
    | 'redirect-deleted'
    | 'story-duplicated'
    | 'story-restored'
    | 'story-deleted'
    | 'story-published'
    | 'story-unpublished'
    | 'story-scheduled'
    | 'story-unscheduled'
    | 'plan-taken-over'
    | 'release-created'
    | 'release-changed'
    | 'release-scheduled'
    | 'release-published'
    | 'release-deleted'
    | 'asset-uploaded'
    | 'asset-changed'
    | 'asset-replaced'
    | 'asset-deleted'
    | 'asset-folder-created'
    | 'asset-folder-changed'
    | 'asset-folder-deleted'
    | 'discussion-started'
    | 'discussion-solved'
    | 'discussion-reopened'
    | 'comment-deleted'
    | 'model-saved'
    | 'model-deleted'
    | 'story-staged'
    | 'workflow-changed'
    | 'workflow-deleted'
  story?: { id: number; name: string }
  detail?: Record<string, string>
}

/** An authorised request. For a resource inside a space, `path` starts below the space. */
export type ManagementRequest = {
  db: Database
  method: string
  path: string[]
  params: URLSearchParams
  /** The name of the token, which stands for whoever uses it. */
  author: string
  /** The person with whom the token ends; null for a program without one. */
  ownerId: string | null
  /** The hash of the token; null for an operator, who needs none. */
  tokenHash: string | null
  /** Notes what has been changed. */
  note: (change: ManagedChange) => void
  /** Undefined without a body. */
  body: unknown
  files: ManagedFiles
}

/** Where files are kept, and the public origin of their addresses. */
export type ManagedFiles = { storage: () => Storage; origin: () => string }

/** The name and the hash of a token, and the person with whom it ends. */
export type Caller = Pick<ManagementRequest, 'author' | 'ownerId' | 'tokenHash'>

/**
 * Whose token a request has; undefined without a valid one. The cloud accepts a personal token as it is and an OAuth
 * token after `Bearer`.
 */
export async function callerOf(db: Database, header: string | null): Promise<Caller | undefined> {
  const token = header?.replace(/^Bearer\s+/i, '').trim()
  if (!token || token.includes('\0')) return undefined
  const now = currentTime()
  const [row] = await db
    .select({
      kind: accessTokens.kind,
      name: accessTokens.name,
      ownerId: accessTokens.ownerId,
      usedAt: accessTokens.usedAt,
    })
    .from(accessTokens)
    .where(isToken(token, now))
  if (row?.kind !== 'management') return undefined
  await noteTokenUse(db, token, row, now)
  return { author: row.name, ownerId: row.ownerId, tokenHash: tokenHash(token) }
}

/** The number that a part of a path or query names; undefined for anything else. */
export const idOf = (text: string | null | undefined): number | undefined =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : undefined

/** The parsed query without empty parameters; or the 422 response with its errors. */
export function readManagementQuery<S extends z.ZodObject>(
  schema: S,
  params: URLSearchParams,
): { ok: true; data: z.output<S> } | { ok: false; answer: Response } {
  const query = schema.safeParse(Object.fromEntries([...params].filter(([, value]) => value !== '')))
  if (query.success) return { ok: true, data: query.data }
  return {
    ok: false,
    answer: errors.unprocessable(query.error.issues[0]?.message ?? 'The query is not valid'),
  }
}

/** Errors by field, by their path in the body: `{ "content.component": ["…"] }`. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of error.issues) {
    const field = issue.path.slice(1).join('.') || String(issue.path[0] ?? 'base')
    fields[field] = [...(fields[field] ?? []), issue.message]
  }
  return fields
}

export const unprocessable = (errors: FieldErrors): Response => answer(422, errors)

export const isMissing = (edited: Edited): edited is { ok: false; missing: true } => 'missing' in edited
