import 'server-only'
import { currentTime } from '@/lib/platform/clock'
import type { FormCall } from '@/lib/storefront/visitor/calls'
import type { Visitor } from '@/lib/storefront/visitor/session'
import type { RefusedTap } from '@/schemas/api/visitor'

type Early = Pick<FormCall, 'visitor' | 'headers'>

/**
 * Whether what was sent is a tap that came before the code of its page, from which the visitor has gone: no page shows the
 * answer.
 */
export const isEarly = ({ fields }: Pick<FormCall, 'fields'>): boolean => fields.early !== undefined

/** The answer to such a tap that is done. */
export const earlyDone = ({ headers }: Pick<Early, 'headers'>): Response =>
  new Response(null, { status: 204, headers })

/** Keeps why such a tap was refused for the next page of the visitor, which tells it. */
export async function earlyRefused({ visitor, headers }: Early, words: string): Promise<Response> {
  visitor.refused = { words, at: currentTime().getTime() }
  await visitor.save()
  return earlyDone({ headers })
}

/** The next page of a slow line comes within this time; a visitor who comes back later has forgotten the tap. */
const toldWithinMs = 2 * 60_000

/** What the next page tells of such a tap. It stays in the session: a browser tells it once. */
export function refusedTap({ refused }: Pick<Visitor, 'refused'>): RefusedTap | undefined {
  if (!refused || refused.at + toldWithinMs < currentTime().getTime()) return undefined
  return { words: refused.words, at: new Date(refused.at).toISOString() }
}
