import { answered, studioCall, unprocessable } from '@/lib/studio/calls'
import { isFresh, passkeyBody, registrationOptions } from '@/lib/studio/passkeys'

/** `POST /api/studio/passkey-options/`: what the browser needs to make a passkey, soon after a login. */
export const POST = studioCall(
  { permission: 'edit', body: passkeyBody, setsUpPasskey: true },
  async ({ login }) => {
    if (!isFresh(login)) return unprocessable({ passkey: 'stale' })
    const options = await registrationOptions(login)
    return options ? answered(options) : unprocessable({ passkey: 'full' })
  },
)
