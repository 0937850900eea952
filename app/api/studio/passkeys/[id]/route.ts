import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { answered, missing, studioCall, unprocessable } from '@/lib/studio/calls'
import { passkeyBody, passkeyId } from '@/lib/studio/passkeys'
import { removePasskey, renamePasskey } from '@/lib/studio/people'

type Params = { id: string }

/** `PUT /api/studio/passkeys/{id}/`: gives a passkey of one's own another name. */
export const PUT = studioCall<Params, typeof passkeyBody>(
  { permission: 'edit', body: passkeyBody },
  async ({ person, params, body }) => {
    const id = passkeyId.safeParse(params.id)
    const isRenamed = id.success && (await renamePasskey(database(), person, id.data, body.name))
    return isRenamed ? answered({ ok: true }) : missing()
  },
)

/** `DELETE /api/studio/passkeys/{id}/`: removes a passkey of one's own; not the last where one is required. */
export const DELETE = studioCall<Params>({ permission: 'edit' }, async ({ person, params }) => {
  const id = passkeyId.safeParse(params.id)
  if (!id.success) return missing()
  const removed = await removePasskey(database(), person, id.data, config().studio.adminPasskeys)
  if (removed === 'last') return unprocessable({ passkey: 'last' })
  return removed === 'removed' ? answered({ ok: true }) : missing()
})
