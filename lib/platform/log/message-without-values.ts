import { withoutValues } from '@/lib/platform/text'

/** Beginning with these classes, PostgreSQL's messages name connections, rights, resources and objects, never values. */
const harmlessClass = /^(?:08|25|28|3D|40|42|53|55|57|58)/

type DatabaseFields = { code?: unknown; severity?: unknown } & Record<string, unknown>

/** What PostgreSQL says of an error, without the message and the detail in which it quotes values. */
function ofDatabase(error: Error & DatabaseFields): string | undefined {
  const { code, severity } = error
  if (typeof code !== 'string' || typeof severity !== 'string') return undefined
  const places = ['table_name', 'column_name', 'constraint_name', 'routine'].flatMap((name) =>
    typeof error[name] === 'string' ? [error[name]] : [],
  )
  return [code, ...places, ...(harmlessClass.test(code) ? [error.message] : [])].join(' ')
}

/** The message of an error, of whatever kind, without what it quotes of a visitor. */
export function messageWithoutValues(error: unknown): string {
  if (error instanceof Error)
    return withoutValues(ofDatabase(error as Error & DatabaseFields) ?? error.message)
  // Clients of services reject with plain objects that hold the whole request.
  const { status, message } = (typeof error === 'object' && error !== null ? error : { message: error }) as {
    status?: unknown
    message?: unknown
  }
  return [
    ...(typeof status === 'number' ? [`status ${status}`] : []),
    ...(typeof message === 'string' ? [withoutValues(message)] : []),
  ].join(', ')
}
