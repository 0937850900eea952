import { entryListOf } from '@/schemas/blocks/entry-lists'
import { type BlockDefinition, hintsOf } from '@/schemas/content'
import { isEmpty, type Problem } from './check-field'

/** The field without which a block shows nothing, whatever else is filled in. */
const needs: Readonly<Record<string, string>> = { size_table: 'rows', table: 'table' }

const hasRows = (value: unknown): boolean => {
  const rows = (value as { tbody?: unknown } | null | undefined)?.tbody
  return Array.isArray(rows) && rows.length > 0
}

const isWords = (type: string | undefined) => type === 'text' || type === 'textarea'

/** The list of a block that has words and shows none of them, because the list is empty. */
export function showsNothing(blok: Record<string, unknown>, { name, schema }: BlockDefinition): Problem[] {
  const field = Object.hasOwn(needs, name) ? needs[name] : entryListOf({ ...blok, component: name })
  if (field === undefined) return []
  const isTable = field === 'table'
  if (isTable ? hasRows(blok[field]) : !isEmpty(blok[field])) return []
  const words = Object.entries(schema.shape).filter(([, each]) => isWords(hintsOf(each)?.type))
  const hasContent = words.some(([each]) => !isEmpty(blok[each])) || (isTable && !isEmpty(blok[field]))
  return hasContent ? [{ field, reason: `shows nothing: ${field} has no entry` }] : []
}
