import { isLocalPath } from '@/lib/platform/security'

export const loginFailures = ['credentials', 'attempts', 'incomplete'] as const
export type LoginFailure = (typeof loginFailures)[number]

/** Where a login leads: to the screen that was asked for, or to the start. Never out of the Studio. */
export const targetOf = (target: string | undefined): string =>
  target?.startsWith('/studio/') && isLocalPath(target) && !target.startsWith('/studio/login/')
    ? target
    : '/studio/'

/** The path of the login, with the screen that it leads to and why a login failed. */
export function studioLoginPath({
  target,
  failure,
}: {
  target?: string
  failure?: LoginFailure
} = {}): string {
  const query = new URLSearchParams()
  if (target !== undefined && targetOf(target) !== '/studio/') query.set('target', target)
  if (failure) query.set('failure', failure)
  return query.size === 0 ? '/studio/login/' : `/studio/login/?${query}`
}

export const isLoginFailure = (text: string | undefined): text is LoginFailure =>
  loginFailures.some((failure) => failure === text)
