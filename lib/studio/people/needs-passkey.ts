import { config } from '@/lib/platform/config'
import type { StudioLogin } from './sessions'

/** Whether a login only serves to set up a passkey: of an administrator by password, where the setting requires one. */
export const needsPasskey = (
  { person, method }: Pick<StudioLogin, 'person' | 'method'>,
  adminPasskeys = config().studio.adminPasskeys,
): boolean => adminPasskeys && person.role === 'admin' && method !== 'passkey'
