/**
 * Why a save was refused, and when another try makes sense: once the person comes back to the page or goes on typing
 * (`return`), only with another content (`change`), or never.
 */
export const refusals = {
  // Asked by itself, too: a call without a login uses none.
  loggedOut: { statuses: [401], again: 'return', byItself: true },
  /** The same, because the person has another role now. */
  roleChanged: { statuses: [], again: 'return', byItself: true },
  notAllowed: { statuses: [403], again: 'return' },
  otherPerson: { statuses: [412], again: 'return' },
  deleted: { statuses: [404, 410], again: 'never' },
  tooLarge: { statuses: [413], again: 'change' },
  invalid: { statuses: [400, 422], again: 'change' },
  refused: { statuses: [], again: 'change' },
} as const satisfies Record<
  string,
  { statuses: readonly number[]; again: 'return' | 'change' | 'never'; byItself?: true }
>
export type Refusal = keyof typeof refusals

/** Whether saving is tried again by itself, without the person at the page. */
export const isAskedAgain = (reason: Refusal): boolean => 'byItself' in refusals[reason]

/** Whether a login is what is missing. */
export const isLoggedOut = (reason: Refusal): boolean => reason === 'loggedOut' || reason === 'roleChanged'

/** Whether a save was refused only because the person of the page was not logged in here. */
export const isOfLogin = (reason: Refusal): boolean => reason === 'otherPerson' || isLoggedOut(reason)

/** Whether the person can do something about it by trying once more: a login or another content is needed first. */
export const helpsToRetry = (reason: Refusal): boolean =>
  refusals[reason].again !== 'never' && !isOfLogin(reason)

/** @param isByRole another role has ended the login */
export const refusalOf = (status: number, isByRole = false): Refusal => {
  if (isByRole) return 'roleChanged'
  const known = Object.entries(refusals).find(([, { statuses }]) =>
    (statuses as readonly number[]).includes(status),
  )
  return (known?.[0] as Refusal | undefined) ?? 'refused'
}

/** No answer, too many calls, or a server that is just starting again: the same call may succeed soon. */
export const isPassing = (status: number): boolean => status === 0 || status === 429 || status >= 500
