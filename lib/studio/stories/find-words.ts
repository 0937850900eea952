import { wordPatterns } from '@/lib/content/embedded'
import { type BlockDefinition, type FieldType, hintsOf } from '@/schemas/content'
import { definitions } from '@/schemas/definitions'

/** Where the words of a search stand in a draft. */
export type FoundWords = {
  /** The block and its field. */
  uid: string
  field: string
  /** The words with some around them. */
  words: string
  /** No reader sees the value: it is a name, a number or an address for the shop. */
  isTechnical?: true
}

const known: Readonly<Record<string, BlockDefinition>> = definitions

/** Fields whose texts readers see. */
const readable: ReadonlySet<FieldType> = new Set<FieldType>([
  'text',
  'textarea',
  'richtext',
  'asset',
  'table',
])

/** Parts of a value that are read, such as the alternative text of a picture; of a rich text its words. */
const readParts = new Set(['text', 'alt', 'title', 'copyright', 'value', 'name'])

/** An id, a colour, or an address. */
const technical = [/^[0-9a-f]{8}-[0-9a-f-]{27}$/i, /^#[0-9a-f]{3,8}$/i, /^(?:https?:\/)?\/\S*$/i]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Text = { uid: string; field: string; text: string; isTechnical: boolean }

/** What is no text to read although it stands in a block: its own keys. */
const ownKeys = new Set(['_uid', 'component', '_editable'])

function isReadField(component: unknown, field: string): boolean {
  const shape =
    typeof component === 'string' && Object.hasOwn(known, component)
      ? known[component]?.schema.shape
      : undefined
  // A block that the shop does not know is read as it stands.
  if (!shape) return true
  const hints = Object.hasOwn(shape, field) ? hintsOf(shape[field]) : undefined
  return (
    hints !== undefined && readable.has(hints.type) && hints.picks === undefined && hints.look === undefined
  )
}

/** The texts of a draft, each with the innermost block and its field, in the order of the page. */
function textsOf(content: unknown): Text[] {
  const texts: Text[] = []
  const walk = (value: unknown, at: { uid: string; field: string; isRead: boolean }): void => {
    if (typeof value === 'string') {
      const { uid, field } = at
      const isTechnical = !at.isRead || technical.some((pattern) => pattern.test(value))
      texts.push({ uid, field, text: value, isTechnical })
    } else if (Array.isArray(value)) {
      for (const each of value) walk(each, at)
    } else if (isObject(value)) {
      const { _uid: uid, component } = value
      const isBlock = typeof uid === 'string' && typeof component === 'string'
      for (const [key, each] of Object.entries(value)) {
        if (ownKeys.has(key)) continue
        if (isBlock) walk(each, { uid, field: key, isRead: isReadField(component, key) })
        else {
          const isPart = typeof each !== 'string' || readParts.has(key)
          walk(each, { ...at, isRead: at.isRead && isPart })
        }
      }
    }
  }
  walk(content, { uid: '', field: '', isRead: true })
  return texts
}

/** As many signs before and after the first word. */
const before = 40
const after = 90

/** The words around the first that was found, from the beginning of one to the end of another. */
function around(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)
  if (!found) return ''
  const from = Math.max(0, found.index - before)
  const to = found.index + found[0].length + after
  const begin = from === 0 ? text.slice(0, found.index) : text.slice(from, found.index).replace(/^\S*\s/, '')
  const end = text.slice(found.index + found[0].length, to)
  const whole = to < text.length ? end.replace(/\s\S*$/, '') : end
  return `${begin}${found[0]}${whole}`.replace(/\s+/g, ' ').trim()
}

/**
 * The place in a draft that has the most words of a search: one that readers see comes before one that they do not.
 * Undefined where it has none.
 */
export function findWords(content: unknown, search: string): FoundWords | undefined {
  const patterns = wordPatterns(search)
  const best = textsOf(content)
    .map((text) => ({ text, found: patterns.filter((pattern) => pattern.test(text.text)) }))
    .filter(({ found }) => found.length > 0)
    .toSorted(
      (one, two) =>
        Number(one.text.isTechnical) - Number(two.text.isTechnical) || two.found.length - one.found.length,
    )[0]
  const [first] = best?.found ?? []
  if (!best || !first) return undefined
  const { uid, field, text, isTechnical } = best.text
  return { uid, field, words: around(text, first), ...(isTechnical && { isTechnical }) }
}
