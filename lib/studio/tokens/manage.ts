import { createToken, deleteToken, type TokenKind } from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { type Person, recordChange } from '@/lib/studio/people'

/** Creates an access token of the content service; it is told this once. */
export const create = (
  person: Person,
  token: { kind: TokenKind; name: string },
  db: Database = database(),
): Promise<string> =>
  db.transaction(async (tx) => {
    const created = await createToken(tx, token)
    await recordChange(tx, { person, kind: 'token-created', detail: { name: token.name, kind: token.kind } })
    return created
  })

/** Deletes an access token by its listed id; `own` for one that the shop itself uses. */
export async function remove(
  person: Person,
  id: string,
  db: Database = database(),
): Promise<'deleted' | 'own' | 'missing'> {
  return db.transaction(async (tx) => {
    const deleted = await deleteToken(tx, id)
    if (!deleted) return 'missing'
    if (deleted === 'own') return 'own'
    const { name, kind } = deleted
    await recordChange(tx, { person, kind: 'token-deleted', detail: { name, kind } })
    return 'deleted'
  })
}
