/** The text for a call that failed, below `errors` in the messages of the frame. */
export function errorKey(
  status: number,
): 'offline' | 'loggedOut' | 'notAllowed' | 'missing' | 'invalid' | 'failed' {
  if (status === 0) return 'offline'
  if (status === 401) return 'loggedOut'
  if (status === 403) return 'notAllowed'
  if (status === 404) return 'missing'
  return status === 400 || status === 422 ? 'invalid' : 'failed'
}
