import 'server-only'
import { notFound, redirect } from 'next/navigation'
import { allows, currentPerson, type Permission, type Person } from '@/lib/studio/people'
import { studioLoginPath } from './login-paths'

/**
 * The person for whom a screen of the Studio is rendered. All others are led to the login, and to the screen after it;
 * for a role without the permission there is no such screen.
 * @param path the path of the screen, with its query
 */
export async function requirePerson(permission: Permission, path: string): Promise<Person> {
  const person = await currentPerson()
  if (!person) redirect(studioLoginPath({ target: path }))
  if (!allows(person, permission)) notFound()
  return person
}
