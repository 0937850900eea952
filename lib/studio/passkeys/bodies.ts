import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'

const base64url = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most)
const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
}

/** The name that a person gives to a passkey. */
const passkeyName = z.string().trim().min(1, 'required').max(60, 'tooLong')

export const passkeyBody = z.object({ name: passkeyName })
export const passkeyId = base64url(1_400)

/** What the browser answers when a passkey was made (`RegistrationResponseJSON` of Web Authentication). */
export const registrationBody = z.object({
  name: passkeyName,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4_000),
      attestationObject: base64url(20_000),
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  }),
}) satisfies z.ZodType<{ response: Omit<RegistrationResponseJSON, 'response'> }>

/** What the browser answers when a passkey has signed (`AuthenticationResponseJSON`). */
export const signedResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: base64url(200).optional(),
  }),
})

export const loginBody = z.object({
  target: z.string().max(2_000).optional(),
  response: signedResponse,
}) satisfies z.ZodType<{ response: Pick<AuthenticationResponseJSON, 'id' | 'rawId' | 'type'> }>

export type RegistrationAnswer = z.output<typeof registrationBody>
export type LoginAnswer = z.output<typeof loginBody>['response']
