import type { z } from 'zod'
import type { TreeFilter, TreeOrder } from '@/lib/content/embedded'
import { instantOf } from '@/lib/platform/time'
import { timeZone } from '@/lib/studio/i18n'
import { listQuery } from './bodies'
import { columnOf, isDown } from './list/list-order'
import type { Search } from './use-search'

type Asked = z.output<typeof listQuery>

const dayMs = 86_400_000

/** The instant at which a day of the shop begins; a day that does not exist is no bound. */
function beginOf(day: string | undefined, daysLater = 0): Date | undefined {
  if (day === undefined) return undefined
  const noon = Date.parse(`${day}T12:00:00Z`) + daysLater * dayMs
  if (Number.isNaN(noon)) return undefined
  const instant = instantOf(`${new Date(noon).toISOString().slice(0, 10)}T00:00`, timeZone)
  return instant === undefined ? undefined : new Date(instant)
}

/** What a list is asked for; undefined where it is a folder of the tree. */
export function filterOf(asked: Asked): (TreeFilter & { search: string }) | undefined {
  const { search, folder, state, type, person, tag, stage, since, until, changed } = asked
  if (![search, folder, state, type, person, tag, stage, since, until, changed].some(Boolean))
    return undefined
  return {
    ...{
      search,
      folder,
      state,
      person,
      tag,
      stage: stage === undefined ? undefined : Number(stage),
      since: beginOf(since),
      until: beginOf(until, 1),
    },
    types: type && [type],
    isOnlyChanged: changed !== undefined,
  }
}

/** The order that a list is asked for. */
export const orderOf = ({ sort }: Pick<Asked, 'sort'>): TreeOrder | undefined =>
  sort && { by: columnOf(sort), isDown: isDown(sort) }

/** What the address of the list asks for; what it does not know is left out. */
export function askedOf(query: Readonly<Record<string, string | string[] | undefined>>): Search {
  const keys = [
    'search',
    'folder',
    'state',
    'type',
    'person',
    'tag',
    'stage',
    'since',
    'until',
    'sort',
  ] as const
  return Object.fromEntries(
    keys.flatMap((key) => {
      const read = listQuery.shape[key].safeParse(query[key])
      return read.success && read.data ? [[key, read.data]] : []
    }),
  )
}
