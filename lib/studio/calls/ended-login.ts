let tellPerson: (() => void) | undefined
let isTold = false

/** Whether an answer says that the login has ended because the person has another role now. */
export const isEndedByRole = (status: number, body: unknown): boolean =>
  status === 401 && (body as { ended?: unknown } | null | undefined)?.ended === 'role'

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
  if (isTold || !tellPerson || !isEndedByRole(status, body)) return
  isTold = true
  tellPerson()
}
