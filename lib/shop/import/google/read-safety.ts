import { countryOfWord } from './country-words'

type Get = (name: string) => string | undefined
type NoteDown = (attribute: string, reason: string) => void

/** What a feed says of somebody who answers for goods; what it does not say is left out. */
export type FeedParty = { name?: string; address?: string; country?: string; contact?: string }

/** Who answers for goods, how they are sent, and whether an old device is asked about when they are ordered. */
export type FeedSafety = {
  manufacturer?: FeedParty | undefined
  responsible?: FeedParty | undefined
  bulky?: boolean | undefined
  oldDevice?: boolean | undefined
}

function readParty(role: 'manufacturer' | 'responsible', get: Get, note: NoteDown): FeedParty | undefined {
  const given = (part: string) => get(`${role}_${part}`)
  const [name, address, contact, word] = (['name', 'address', 'contact', 'country'] as const).map(given)
  const country = word === undefined ? undefined : countryOfWord(word)
  if (word !== undefined && country === undefined)
    note(`${role}_country`, `${role}_country “${word.slice(0, 40)}” is no country`)
  const party: FeedParty = {
    ...(name !== undefined && { name }),
    ...(address !== undefined && { address }),
    ...(country !== undefined && { country }),
    ...(contact !== undefined && { contact }),
  }
  return Object.keys(party).length > 0 ? party : undefined
}

const answers: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'y', 'true', '1', 'x', 'ja', 'j', 'wahr', 'oui', 'o', 'vrai', 'waar'].map(
    (word) => [word, true] as const,
  ),
  ...['no', 'n', 'false', '0', '-', 'nein', 'falsch', 'non', 'faux', 'nee', 'onwaar'].map(
    (word) => [word, false] as const,
  ),
])

function readAnswer(name: string, get: Get, note: NoteDown): boolean | undefined {
  const text = get(name)
  if (text === undefined) return undefined
  const answer = answers.get(text.toLowerCase())
  if (answer === undefined) note(name, `${name} “${text.slice(0, 40)}” is none of yes, no`)
  return answer
}

export const readSafety = (get: Get, note: NoteDown): FeedSafety => ({
  manufacturer: readParty('manufacturer', get, note),
  responsible: readParty('responsible', get, note),
  bulky: readAnswer('bulky', get, note),
  oldDevice: readAnswer('old_device', get, note),
})
