import { withStorage } from '@/lib/storefront/runtime/browser'
import { userKey as key } from './stored-names'

/** A browser without storage has an id for each document. */
let ofDocument: string | undefined

/** A random id of 32 hexadecimal digits, also where `crypto.randomUUID` is missing: on plain http. */
const randomId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The random id of this browser, made when it is first asked for. Called only with consent, because it is stored. */
export function trackedUser(): string {
  const known = withStorage('localStorage', (store) => store.getItem(key))
  if (known) return known
  ofDocument ??= randomId()
  const made = ofDocument
  withStorage('localStorage', (store) => store.setItem(key, made))
  return made
}
