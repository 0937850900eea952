import { type Fields, wrongEncoding } from '../feed-error'
import { feedAttributes } from './attributes'
import { cutAtWord, decodeEntities, plainValue, textWithoutMarkup } from './texts'

export type Note = { attribute: string; reason: string }

/** The limit for any field, known or unknown: enough for ten additional pictures. */
const longestValue = 25_000
const markedUp = ['title', 'description']
const addresses = ['image_link', 'additional_image_link']

// biome-ignore lint/suspicious/noControlCharactersInRegex: those that no text may have
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** What is wrong with the characters of a value as the feed has it. */
function characterProblem(name: string, text: string): string | undefined {
  if (text.length > longestValue) return `${name} has more than ${longestValue} characters`
  if (text.includes('\ufffd')) return `${name} has ${wrongEncoding}`
  // Keys are compared, so that nothing may be missing from them.
  if (name === 'id' && text.search(control) >= 0) return `${name} has control characters`
  return undefined
}

/** `trained_algorithmic_media:"The text"`, as texts made by machines come; or the text of its elements. */
function structured(fields: Fields, name: string): string | undefined {
  const text = fields.get(`${name}.content`)?.[0] ?? fields.get(name)?.[0]
  return text?.replace(/^\s*(?:trained_algorithmic_media|default)\s*:\s*/, '').replace(/^"(.*)"$/s, '$1')
}

const textOf = (name: string, text: string): string => {
  if (name === 'description') return textWithoutMarkup(text)
  if (name === 'title') return textWithoutMarkup(text).replaceAll('\n', ' ')
  return addresses.includes(name) ? decodeEntities(text).trim() : plainValue(text)
}

/**
 * The fields that the importer reads, each value with its entities decoded once and of the length that is allowed.
 * `problem` refuses the row: a required value that cannot be read. `note` names what is left out.
 */
export function prepareFields(
  given: Fields,
  problem: (reason: string) => void,
  note: (attribute: string, reason: string) => void,
): Fields {
  const withTexts = new Map(given)
  for (const name of markedUp) {
    const text = withTexts.has(name) ? undefined : structured(given, `structured_${name}`)
    if (text) withTexts.set(name, [text])
  }
  const fields = new Map<string, readonly string[]>()
  for (const [name, values] of withTexts) {
    const [attribute = ''] = name.split('.')
    const { use, longest, cut } = feedAttributes[attribute] ?? { use: 'ignored' }
    if (use === 'ignored') continue
    const leaveOut = (reason: string) => (use === 'required' ? problem(reason) : note(attribute, reason))
    const kept: string[] = []
    for (const raw of values) {
      const fault = characterProblem(name, raw)
      if (fault !== undefined) leaveOut(fault)
      const plain = raw.toWellFormed().replace(control, '')
      if (fault === undefined && plain !== raw)
        note(attribute, `${name} has control characters, which are left out`)
      const text = fault === undefined ? textOf(name, plain) : ''
      if (text === '') continue
      if (longest === undefined || text.length <= longest) kept.push(text)
      else if (cut) {
        note(attribute, `${name} has ${text.length} characters and is cut to ${longest}`)
        kept.push(cutAtWord(text, longest))
      } else leaveOut(`${name} has ${text.length} characters, ${longest} are allowed`)
    }
    if (kept.length > 0) fields.set(name, kept)
    else if (use === 'required' && values.length > 0) fields.set(name, [])
  }
  return fields
}
