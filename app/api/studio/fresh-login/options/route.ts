import { answered, studioCall } from '@/lib/studio/calls'
import { confirmOptions } from '@/lib/studio/passkeys'

/** `POST /api/studio/fresh-login/options/`: what the browser needs to make the login fresh by a passkey. */
export const POST = studioCall({ permission: 'edit', partOf: 'passkey' }, async ({ login }) =>
  answered(await confirmOptions(login)),
)
