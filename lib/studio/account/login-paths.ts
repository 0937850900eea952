import { isLocalPath } from '@/lib/platform/security'

const loginFailures = ['credentials', 'attempts', 'wait', 'incomplete', 'passkey', 'role'] as const
export type LoginFailure = (typeof loginFailures)[number]

/** Whether a browser stays in the Studio with a target, dots and backslashes resolved as browsers do. */
const staysInside = (target: string): boolean => {
  if (!isLocalPath(target)) return false
  const { pathname } = new URL(target, 'http://shop.invalid')
  return pathname.startsWith('/studio/') && !pathname.startsWith('/studio/login/')
}

/** Where a login leads: to the screen that was asked for, or to the start. Never out of the Studio. */
export const targetOf = (target: string | undefined): string =>
  target !== undefined && staysInside(target) ? target : '/studio/'

/** The path of the login, with the screen that it leads to, and why a login failed or has ended. */
export function studioLoginPath({
  target,
  failure,
}: {
  target?: string
  failure?: LoginFailure | undefined
} = {}): string {
  const query = new URLSearchParams()
  if (target !== undefined && targetOf(target) !== '/studio/') query.set('target', target)
  if (failure) query.set('failure', failure)
  return query.size === 0 ? '/studio/login/' : `/studio/login/?${query}`
}

export const isLoginFailure = (text: string | undefined): text is LoginFailure =>
  loginFailures.some((failure) => failure === text)
