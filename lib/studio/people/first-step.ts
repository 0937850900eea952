import { needsPasskey } from './needs-passkey'
import type { StudioLogin } from './sessions'

/** What a person does after a login before anything else. */
export type FirstStep = 'password' | 'passkey'

type Login = Pick<StudioLogin, 'person' | 'method' | 'setUpPasskey' | 'hasGivenPassword'>

/**
 * The step that a login leads to: an own password in place of one that somebody else has made and knows, then a passkey,
 * where one is required. Undefined where nothing comes first.
 */
export function firstStepOf(login: Login, adminPasskeys?: boolean): FirstStep | undefined {
  if (login.method === 'password' && login.hasGivenPassword) return 'password'
  return needsPasskey(login, adminPasskeys) ? 'passkey' : undefined
}
