import { currentTime } from '@/lib/platform/clock'
import { needsPasskey } from './needs-passkey'
import type { LoginMethod, StudioLogin } from './sessions'

/** For how long after a login, or after a person has shown again who they are, rights can be given. */
const freshMs = 15 * 60 * 1_000

/** Whether a person has shown a short time ago who they are. */
export const isFresh = (
  { createdAt, confirmedAt }: Pick<StudioLogin, 'createdAt' | 'confirmedAt'>,
  now = currentTime(),
): boolean => now.getTime() - (confirmedAt ?? createdAt).getTime() <= freshMs

/** The ways in which a person can prove again who they are: the password only where it would log them in. */
export function proofsOf(
  { person, hasPasskeys }: Pick<StudioLogin, 'person' | 'hasPasskeys'>,
  adminPasskeys?: boolean,
): readonly LoginMethod[] {
  if (!hasPasskeys) return ['password']
  return needsPasskey({ person, method: 'password' }, adminPasskeys) ? ['passkey'] : ['password', 'passkey']
}
