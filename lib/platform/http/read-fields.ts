import { z } from 'zod'
import { readForm } from './read-form'
import { readJsonBody } from './read-json'
import { formOf, readsFor } from './reads-of'

const field = z.union([z.string(), z.number(), z.boolean(), z.null()])
const jsonFields = z.record(z.string().max(100), field)

/** As a form sends it: a box that is ticked is `on`, and one that is not is empty where it had to be answered. */
const asText = (value: z.output<typeof field>): string | undefined =>
  value === null ? undefined : value === true ? 'on' : value === false ? '' : String(value)

/** Without what no keyboard types and PostgreSQL does not keep: NUL, and halves of characters. */
const cleaned = (entries: readonly [string, string][]): Record<string, string> =>
  Object.fromEntries(
    entries.map((entry) => entry.map((text) => text.replaceAll('\0', '').toWellFormed()) as [string, string]),
  )

type Read = { ok: true; fields: Record<string, string> } | { ok: false; answer: Response }

/** The fields of a call that a form sends, or a script as JSON; or the response that rejects it. Files are left out. */
export async function readFields(request: Request): Promise<Read> {
  if (formOf(readsFor(request), request.headers.get('content-type')) === 'json') {
    const body = await readJsonBody(request, jsonFields)
    if (!body.ok) return body
    const entries = Object.entries(body.data).flatMap(([name, value]): [string, string][] => {
      const text = asText(value)
      return text === undefined ? [] : [[name, text]]
    })
    return { ok: true, fields: cleaned(entries) }
  }
  const form = await readForm(request)
  if (!form.ok) return form
  const entries = [...form.data].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { ok: true, fields: cleaned(entries) }
}
