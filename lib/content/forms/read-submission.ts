import type { FormDefinition } from '@/schemas/api/form'
import { dateParts, joinDate, partName } from './date-parts'
import { formParts } from './parts'
import type { Sent, SentFile } from './validate'

/** A date typed in three fields; pages that were opened before an update send one field. */
const dateOf = (data: FormData, name: string): string =>
  dateParts.some((part) => data.has(partName(name, part)))
    ? joinDate({
        day: textOf(data, partName(name, 'day')),
        month: textOf(data, partName(name, 'month')),
        year: textOf(data, partName(name, 'year')),
      })
    : textOf(data, name)

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** The technical fields of a submitted form. */
export const partsOf = (data: FormData) => ({
  sealed: textOf(data, formParts.form),
  ticket: textOf(data, formParts.ticket),
  path: textOf(data, formParts.path),
  bait: textOf(data, formParts.bait),
})

/**
 * The values of a submitted form's fields. A file field that was left empty arrives as an empty file without a name.
 */
export async function sentOf({ fields }: FormDefinition, data: FormData): Promise<Sent> {
  const texts: Record<string, string> = {}
  const files: Record<string, SentFile> = {}
  for (const { name, kind } of fields) {
    const value = data.get(name)
    if (kind === 'date') texts[name] = dateOf(data, name)
    else if (typeof value === 'string') texts[name] = value
    else if (kind === 'file' && value && value.size > 0)
      files[name] = { name: value.name.slice(-300), content: Buffer.from(await value.arrayBuffer()) }
  }
  return { texts, files }
}
