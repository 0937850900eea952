import type { Refused } from './states'

/**
 * Why a save was refused, and when another try makes sense: once the person comes back to the page or goes on typing
 * (`return`), only with another content (`change`), or never.
 */
export const refusals = {
  // Asked by itself, too: a call without a login uses none.
  loggedOut: { statuses: [401], again: 'return', byItself: true },
  /** The same, because the person has another role now. */
  roleChanged: { statuses: [], again: 'return', byItself: true },
  /** There is no account any more with which to log in. */
  removed: { statuses: [], again: 'never' },
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

/** Whether the work can only go on in the name of another person, or with a login of the same that may never come. */
export const isOfNobody = (reason: Refusal): boolean => reason === 'otherPerson' || reason === 'removed'

/** Whether the person can do something about it by trying once more: a login or another content is needed first. */
export const helpsToRetry = (reason: Refusal): boolean =>
  refusals[reason].again !== 'never' && !isOfLogin(reason)

/** @param ended what has ended the login, where it is known */
export const refusalOf = (status: number, ended?: 'role' | 'removed'): Refusal => {
  if (ended) return ended === 'role' ? 'roleChanged' : 'removed'
  const known = Object.entries(refusals).find(([, { statuses }]) =>
    (statuses as readonly number[]).includes(status),
  )
  return (known?.[0] as Refusal | undefined) ?? 'refused'
}

/** The same where it is for the login of the person; undefined for every other reason. */
export function loginRefusalOf({ status, ended }: Refused): Refusal | undefined {
  const reason = refusalOf(status, ended)
  return isOfLogin(reason) || isOfNobody(reason) ? reason : undefined
}

/** No answer, too many calls, or a server that is just starting again: the same call may succeed soon. */
export const isPassing = (status: number): boolean => status === 0 || status === 429 || status >= 500
