import { hash } from 'node:crypto'
import { passwordLength } from '@/schemas/api/account'
import type { LeakedPasswords } from './leaked-passwords'

/** What people add to a word until a form accepts it. */
const endings = [
  '',
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '1!',
  '123!',
  '!',
  '0',
  '00',
  '01',
  '69',
  '2024',
  '2025',
  '2026',
]

const capitalised = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

/** The forms of a common word that the rules of the shop let pass, if there are any. */
function* formsOf(word: string): Generator<string> {
  const start = capitalised(word)
  if (start === word) return
  for (const ending of endings) {
    const form = start + ending
    if (form.length >= passwordLength.min && form.length <= passwordLength.max) yield form
  }
}

const prefixLength = 5

async function readHashes(): Promise<string[]> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const hashes = new Set<string>()
  for (const word of dictionary['passwords-common'])
    for (const form of formsOf(word)) hashes.add(hash('sha1', form, 'hex').toUpperCase())
  return [...hashes].sort()
}

let hashes: Promise<string[]> | undefined

/** The first place in sorted texts that is not below a text. */
function placeOf(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * The most common passwords of leaks, in the forms that fulfil the shop's rules, from the list of zxcvbn. It is made when
 * it is first asked for.
 */
export const embeddedRange: LeakedPasswords = async (prefix) => {
  hashes ??= readHashes()
  const sorted = await hashes
  const found: string[] = []
  for (let place = placeOf(sorted, prefix); sorted[place]?.startsWith(prefix); place += 1)
    found.push((sorted[place] ?? '').slice(prefixLength))
  return found
}
