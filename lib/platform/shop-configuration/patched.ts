type Fields = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What was made of another field's value, or is set in its place: it goes when that field gets another value, or none. */
const goesWith: Readonly<Record<string, readonly string[]>> = {
  'logo.src': ['width', 'height', 'mail'],
  'logo.dark': ['mailDark'],
  'feed.at': ['everyMinutes'],
  'feed.everyMinutes': ['at'],
  'seller.bankAccount.iban': ['bank', 'bic'],
}

/** The field by which an object is another one, of which nothing stays. */
const namedBy: Readonly<Record<string, string>> = { seller: 'name' }

const plain = (value: unknown) => (typeof value === 'string' ? value.replace(/\s/g, '') : value)
const isOther = (before: unknown, after: unknown) =>
  after !== undefined && JSON.stringify(plain(before)) !== JSON.stringify(plain(after))

/** What stays of an object beside what a patch names of it. */
function leftBeside(before: Fields, patch: Fields, path: string): Fields {
  const name = namedBy[path]
  if (name !== undefined && isOther(before[name], patch[name])) return {}
  const gone = new Set(
    Object.keys(patch).flatMap((field) =>
      isOther(before[field], patch[field]) ? (goesWith[`${path}.${field}`] ?? []) : [],
    ),
  )
  return Object.fromEntries(Object.entries(before).filter(([field]) => !gone.has(field)))
}

/** Changes to an object by those to its fields, as JSON Merge Patch (RFC 7396) has them. */
export function patched(before: unknown, patch: unknown, path = ''): unknown {
  if (!isObject(patch)) return patch
  const fields: Record<string, unknown> = isObject(before) ? { ...leftBeside(before, patch, path) } : {}
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete fields[name]
    else if (value !== undefined)
      fields[name] = patched(fields[name], value, path === '' ? name : `${path}.${name}`)
  }
  return fields
}
