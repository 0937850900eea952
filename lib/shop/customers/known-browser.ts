import { randomBytes } from 'node:crypto'
import { keyedHash } from '@/lib/platform/security'

const markOf = (name: string, email: string) => keyedHash('known browser', `${name} ${email}`)

/** A new name for a browser in which the customer with a mail address has logged in. */
export function nameBrowser(email: string): string {
  const name = randomBytes(12).toString('base64url')
  return `${name}.${markOf(name, email)}`
}

/** Whether a browser was named for this customer: one named for another customer is a stranger's. */
export function isBrowserOf(browser: string | undefined, email: string): boolean {
  const [name = '', mark] = browser?.split('.') ?? []
  return mark === markOf(name, email)
}
