import { currentTime } from '@/lib/platform/clock'
import { type Database, database, isRefusedValue } from '@/lib/platform/db'
import { clientOf } from '@/lib/platform/http'
import { withoutOuterSlashes } from '@/lib/platform/text'
import { errors } from '../answer'
import { readSpace, type Space } from '../space'
import { accessTokens, spaces } from '../tables'
import { isToken, noteTokenUse } from '../tokens'
import { visitLimit } from '../walk'
import type { DeliveryContext } from './context'
import { commonQuery, readQuery } from './query'
import { createRateLimiter, type RateLimiter } from './rate-limit'
import { findRoute } from './routes'

type DeliveryOptions = {
  db?: Database
  /** Made by `createRateLimiter`; `false` for no limit. Default: Storyblok's limits. */
  limiter?: RateLimiter | false
  /** The shop itself asks, in its own process: for drafts as well, and without a token. */
  isOwn?: boolean
}

const processLimiter = createRateLimiter()

/** Long enough for a hundred uuids. */
const maximumQuery = 16_384
const maximumPath = 2_048

type Access = { kind: 'public' | 'preview' | 'management'; space: Space }

const ownAccess = async (db: Database): Promise<Access | undefined> => {
  const space = await readSpace(db)
  return space && { kind: 'preview', space }
}

const accessOf = async (db: Database, token: string | null): Promise<Access | undefined> => {
  if (!token || token.includes('\0')) return undefined
  const now = currentTime()
  const [row] = await db
    .select({ kind: accessTokens.kind, usedAt: accessTokens.usedAt, space: spaces })
    .from(accessTokens)
    .crossJoin(spaces)
    .where(isToken(token, now))
  if (row) await noteTokenUse(db, token, row, now)
  return row
}

const pathOf = (pathname: string): string | undefined => {
  const start = pathname.indexOf('/cdn/')
  if (start === -1) return ''
  try {
    return withoutOuterSlashes(decodeURIComponent(pathname.slice(start + '/cdn/'.length)))
  } catch {
    return undefined
  }
}

/** The same address under the current `cv`; relative, so that it holds behind any proxy. */
const redirectToCv = (url: URL, cv: number): Response => {
  const target = new URL(url)
  target.searchParams.set('cv', String(cv))
  return new Response(null, {
    status: 301,
    headers: { location: `${target.pathname}${target.search}`, 'cache-control': 'no-store' },
  })
}

const deliver = async (url: URL, path: string, db: Database, isOwn: boolean): Promise<Response> => {
  const found = findRoute(path)
  if (!found) return errors.notFound()
  const access = await (isOwn ? ownAccess(db) : accessOf(db, url.searchParams.get('token')))
  if (!access || access.kind === 'management') return errors.unauthorized()
  const query = readQuery(commonQuery, url.searchParams)
  if (!query.ok) return errors.unprocessable(query.error)
  const { version } = query.value
  if (version === 'draft' && access.kind !== 'preview') return errors.unauthorized()
  const { cv } = access.space
  if (version === 'published' && path !== 'spaces/me' && url.searchParams.get('cv') !== String(cv))
    return redirectToCv(url, cv)
  const context: DeliveryContext = {
    db,
    space: access.space,
    version,
    isPublic: access.kind === 'public',
    language: query.value.language,
    fallbackLanguage: query.value.fallback_lang,
    excludingFields: query.value.excluding_fields,
    excludingStoryFields: query.value.excluding_story_fields,
    budget: { left: visitLimit },
  }
  return found.route(context, found.name, url.searchParams)
}

/** Answers a request to Storyblok's Content Delivery API v2, at any address that holds `/cdn/`. */
export async function handleDelivery(
  request: Request,
  { db = database(), limiter = processLimiter, isOwn = false }: DeliveryOptions = {},
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return errors.methodNotAllowed()
  const url = new URL(request.url)
  if (url.search.length > maximumQuery || url.pathname.length > maximumPath) return errors.uriTooLong()
  const path = pathOf(url.pathname)
  if (path === undefined) return errors.badRequest('The path is not well encoded')
  if (/%00/.test(url.search) || path.includes('\0'))
    return errors.badRequest('A NUL character is not allowed')
  if (limiter && !limiter(url.searchParams, clientOf(request)[0]?.name ?? '')) return errors.rateLimit()
  try {
    return await deliver(url, path, db, isOwn)
  } catch (error) {
    if (isRefusedValue(error)) return errors.unprocessable('A value is not valid')
    throw error
  }
}
