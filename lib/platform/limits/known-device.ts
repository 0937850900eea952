import { randomBytes } from 'node:crypto'
import { keyedHash, sameSecret } from '@/lib/platform/security'

/** A family that shares a browser. */
const mostAccounts = 4

const shape = /^[\w-]{16}(?:\.[\w-]{43}){1,4}$/

const markOf = (name: string, account: string) => keyedHash('known browser', `${name} ${account}`)

/**
 * The name of a browser in which the owner of an account has logged in: its earlier one with a mark for this account, or a
 * new one. It is kept in a cookie, proves the login to the limits of guesses, and opens nothing.
 */
export function nameDevice(account: string, earlier?: string): string {
  const known = shape.exec(earlier ?? '')?.[0]
  const [name = randomBytes(12).toString('base64url'), ...marks] = known?.split('.') ?? []
  const mark = markOf(name, account)
  return [name, mark, ...marks.filter((other) => other !== mark)].slice(0, mostAccounts + 1).join('.')
}

/** The name of a browser, if the owner of this account has logged in with it; one of another account is a stranger's. */
export function deviceOf(device: string | undefined, account: string): string | undefined {
  const [name = '', ...marks] = device?.split('.') ?? []
  const own = markOf(name, account)
  return marks.some((mark) => sameSecret(mark, own)) ? name : undefined
}
