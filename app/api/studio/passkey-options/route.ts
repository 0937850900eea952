import { answered, studioCall, unprocessable } from '@/lib/studio/calls'
import { passkeyBody, registrationOptions } from '@/lib/studio/passkeys'

/** `POST /api/studio/passkey-options/`: what the browser needs to make a passkey. */
export const POST = studioCall(
  { permission: 'edit', body: passkeyBody, partOf: 'passkey' },
  async ({ login }) => {
    const options = await registrationOptions(login)
    return options ? answered(options) : unprocessable({ passkey: 'full' })
  },
)
