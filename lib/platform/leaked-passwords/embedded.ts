import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
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
    if (isLongEnough(form)) yield form
  }
}

const isLongEnough = ({ length }: string) => length >= passwordLength.min && length <= passwordLength.max

const readWords = async () =>
  new Set((await import('@zxcvbn-ts/language-common')).dictionary['passwords-common'])

let words: ReturnType<typeof readWords> | undefined

/** Whether a password is one of the forms, by the word that it was made of: no form needs to be hashed for it. */
async function has(password: string): Promise<boolean> {
  if (!isLongEnough(password)) return false
  words ??= readWords()
  const known = await words
  return endings.some((ending) => {
    if (!password.endsWith(ending)) return false
    const start = password.slice(0, password.length - ending.length)
    const word = start.slice(0, 1).toLowerCase() + start.slice(1)
    return word !== start && known.has(word)
  })
}

/** Whether a password is a common word of the list in any case, with one of the endings or none: what rules without capitals let pass. */
export async function isCommonPassword(password: string): Promise<boolean> {
  words ??= readWords()
  const known = await words
  const lower = password.toLowerCase()
  return endings.some(
    (ending) => lower.endsWith(ending) && known.has(lower.slice(0, lower.length - ending.length)),
  )
}

const prefixLength = 5

/** The number that a prefix of hexadecimal characters is. */
const prefixOf = (hexadecimal: string) => Number.parseInt(hexadecimal.slice(0, prefixLength), 16)
const prefixes = 16 ** prefixLength

/** So many forms are hashed in one go, a few milliseconds, so that other requests need not wait for all of them. */
const formsAtOnce = 1_000

const sha1 = (form: string) => hash('sha1', form, 'hex')

type Index = {
  forms: readonly string[]
  /** The places of the forms, ordered by the prefixes of their hashes. */
  places: Uint32Array
  /** By prefix: where its places begin; the next one's beginning is their end. */
  begins: Uint32Array
}

async function readIndex(): Promise<Index> {
  words ??= readWords()
  const forms: string[] = []
  const ofForm: number[] = []
  const begins = new Uint32Array(prefixes + 1)
  for (const word of await words)
    for (const form of formsOf(word)) {
      const prefix = prefixOf(sha1(form))
      begins[prefix + 1] = (begins[prefix + 1] ?? 0) + 1
      ofForm.push(prefix)
      if (forms.push(form) % formsAtOnce === 0) await setImmediate()
    }
  for (let prefix = 0; prefix < prefixes; prefix += 1)
    begins[prefix + 1] = (begins[prefix + 1] ?? 0) + (begins[prefix] ?? 0)
  const next = begins.slice()
  const places = new Uint32Array(forms.length)
  for (const [place, prefix] of ofForm.entries()) {
    const to = next[prefix] ?? 0
    places[to] = place
    next[prefix] = to + 1
  }
  return { forms, places, begins }
}

let index: Promise<Index> | undefined

/**
 * The most common passwords of leaks, in the forms that fulfil the shop's rules, from the list of zxcvbn. Their index is
 * made when a range is first asked for: that takes a second of a processor, which a registration does not wait for.
 */
export const embeddedRange: LeakedPasswords = Object.assign(
  async (prefix: string) => {
    index ??= readIndex()
    const { forms, places, begins } = await index
    const number = prefixOf(prefix)
    const found = places.subarray(begins[number], begins[number + 1])
    const hashes = Array.from(found, (place) => sha1(forms[place] ?? '').toUpperCase())
    return [...new Set(hashes)].sort().map((each) => each.slice(prefixLength))
  },
  { has },
)
