import 'server-only'
import { notFound, redirect } from 'next/navigation'
import {
  allows,
  currentLogin,
  currentLoginEnd,
  firstStepOf,
  type Permission,
  type Person,
} from '@/lib/studio/people'
import { studioLoginPath } from './login-paths'

/** Where a password is chosen and a passkey is set up. */
const profilePath = '/studio/profile/'

/**
 * The person for whom a screen of the Studio is rendered. All others are led to the login, and to the screen after it;
 * for a role without the permission there is no such screen. Whoever has to choose a password or set up
 * a passkey first is led there.
 * @param path the path of the screen, with its query
 */
export async function requirePerson(permission: Permission, path: string): Promise<Person> {
  const login = await currentLogin()
  if (!login) redirect(studioLoginPath({ target: path, failure: await currentLoginEnd() }))
  if (firstStepOf(login) !== undefined && path !== profilePath) redirect(profilePath)
  const { person } = login
  if (!allows(person, permission)) notFound()
  return person
}
