import 'server-only'
import { currentTime } from '@/lib/platform/clock'
import { database } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import { confirmByPasskey } from '@/lib/studio/passkeys'
import {
  isPasswordOfPerson,
  proofsOf,
  renewStudioSession,
  type StudioLogin,
  tryStudioPassword,
} from '@/lib/studio/people'
import type { FreshLoginBody } from './bodies'

export type LoginConfirmed =
  | { ok: true; token: string }
  | { ok: false; errors: { password: 'wrong' | 'wait' | 'passkey' } | { passkey: 'refused' } }

const refused = (errors: Extract<LoginConfirmed, { ok: false }>['errors']): LoginConfirmed => ({
  ok: false,
  errors,
})

type Asked = { login: StudioLogin; token: string; client: Client }

async function byPassword(password: string, { login, token, client }: Asked): Promise<LoginConfirmed> {
  const { person } = login
  if (!proofsOf(login).includes('password')) return refused({ password: 'passkey' })
  const now = currentTime()
  const db = database()
  const tried = await tryStudioPassword(db, {
    ...{ client, address: person.address, device: 'logged in', now: now.getTime() },
  })
  if (!tried.ok) return refused({ password: 'wait' })
  if (!(await isPasswordOfPerson(db, person.id, password))) return refused({ password: 'wrong' })
  await tried.wasRight()
  return { ok: true, token: await renewStudioSession(db, token, now) }
}

/** Makes a login fresh by a password or a passkey of its person. The token is another then: a copy of the cookie ends. */
export async function confirmLogin(
  { password = '', response }: FreshLoginBody,
  asked: Asked,
): Promise<LoginConfirmed> {
  if (!response) return byPassword(password, asked)
  const token = await confirmByPasskey(response, { person: asked.login.person, token: asked.token })
  return token === undefined ? refused({ passkey: 'refused' }) : { ok: true, token }
}
