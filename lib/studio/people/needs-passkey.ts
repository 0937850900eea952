import { config } from '@/lib/platform/config'
import type { StudioLogin } from './sessions'

type Login = Pick<StudioLogin, 'person' | 'method'> & Partial<Pick<StudioLogin, 'setUpPasskey'>>

/**
 * Whether a login only serves to set up a passkey: of an administrator by password, where the setting requires one, until
 * one is set up in it.
 */
export const needsPasskey = (
  { person, method, setUpPasskey = false }: Login,
  adminPasskeys = config().studio.adminPasskeys,
): boolean => adminPasskeys && person.role === 'admin' && method !== 'passkey' && !setUpPasskey
