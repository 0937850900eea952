let tellPerson: (() => void) | undefined
let isTold = false

/** What an answer says has ended the login: another role of the person, or the removal of the account. */
export function loginEndOf(status: number, body: unknown): 'role' | 'removed' | undefined {
  const ended = status === 401 ? (body as { ended?: unknown } | null | undefined)?.ended : undefined
  return ended === 'role' || ended === 'removed' ? ended : undefined
}

/** Who is logged in in place of the person of the page, as an answer says. */
export const otherPersonOf = (status: number, body: unknown): { id: string; name: string } | undefined =>
  status === 412
    ? (body as { loggedIn?: { id: string; name: string } } | null | undefined)?.loggedIn
    : undefined

/** Sets how the person is told that another role has ended the login, until the function that it returns is called. */
export function onEndedLogin(tell: () => void): () => void {
  tellPerson = tell
  return () => {
    if (tellPerson === tell) tellPerson = undefined
  }
}

/** Looks at the answer of a call: the person is told once, and anew after a login. */
export function noteAnswer(status: number, body: unknown): void {
  if (status < 400) isTold = false
  if (isTold || !tellPerson || loginEndOf(status, body) !== 'role') return
  isTold = true
  tellPerson()
}
