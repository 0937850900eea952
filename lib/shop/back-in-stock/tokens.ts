import { keyedHash, sameSecret } from '@/lib/platform/security'

/** What the link of a mail does: it confirms a request, or ends it. */
export type BackInStockAct = 'confirm' | 'end'

const letters = { confirm: 'c', end: 'e' } as const satisfies Record<BackInStockAct, string>

/** The token of the links that do something with a request: the same in each mail about it, so that an older link works. */
export const backInStockToken = (act: BackInStockAct, id: number): string =>
  `${letters[act]}${id}.${keyedHash(`back in stock ${act}`, String(id))}`

/** What a link of a mail does; undefined for a token that is none of this shop's. */
export const backInStockActOf = (token: string): BackInStockAct | undefined => readToken(token)?.act

const longestToken = 200

/** What a token does with which request; undefined if it is none of this shop's. */
export function readToken(token: string): { act: BackInStockAct; id: number } | undefined {
  const [, letter, digits] = /^([ce])(\d{1,15})\./.exec(token.slice(0, longestToken)) ?? []
  if (digits === undefined) return undefined
  const act: BackInStockAct = letter === letters.confirm ? 'confirm' : 'end'
  const id = Number(digits)
  return sameSecret(token, backInStockToken(act, id)) ? { act, id } : undefined
}
