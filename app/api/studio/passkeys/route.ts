import { answered, studioCall, unprocessable } from '@/lib/studio/calls'
import { register, registrationBody } from '@/lib/studio/passkeys'

/** `POST /api/studio/passkeys/`: adds the passkey that the browser has made. */
export const POST = studioCall(
  { permission: 'edit', body: registrationBody, partOf: 'passkey' },
  async ({ login, body }) =>
    (await register(login, body)) ? answered({ ok: true }, 201) : unprocessable({ passkey: 'refused' }),
)
