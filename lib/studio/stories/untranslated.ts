import { type BlockDefinition, hintsOf } from '@/schemas/content'
import { definitions } from '@/schemas/definitions'

/** What a page still has as its version in another language has it. */
export type Untranslated = {
  /** The other version, by the folder of its market. */
  from: { id: number; name: string; folder: string }
  /** How many texts are the same in both; 0 where it is its name or its address alone. */
  texts: number
  parts: readonly ('name' | 'address')[]
}

type Version = { id: number; name: string; fullSlug: string; content: object; createdAt: Date }

const folderOf = (fullSlug: string) => fullSlug.split('/')[0] ?? ''
const languageOf = (fullSlug: string) => /^([a-z]{2})-[a-z]{2}$/.exec(folderOf(fullSlug))?.[1]
const lastOf = (fullSlug: string) => fullSlug.replace(/\/$/, '').split('/').slice(1).at(-1) ?? ''

/** What the pages fill in: `{companyStreet}`, `%s`. */
const filledIn = /\{\w+\}|%s/g

/**
 * Three words in a row are a text, where one of them begins with a small letter; others may be a name, which is the same in
 * every language: `Google Ireland Limited`, `Apple Pay / Google Pay`.
 */
function isText(value: string): boolean {
  if (/^(?:https?:|\/)/.test(value)) return false
  const words = value
    .replace(filledIn, '')
    .split(/\s+/)
    .flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? [])
  return words.length > 2 && words.some((first) => /\p{Ll}/u.test(first))
}

/** Whether a name is words of a language: two at least, one of which begins with a small letter. */
const isPhrase = (name: string): boolean => {
  const words = name.trim().split(/\s+/)
  return words.length > 1 && words.some((word) => /^\p{Ll}/u.test(word))
}

const known: Readonly<Record<string, BlockDefinition>> = definitions

/** Whether a field holds names and keys that are the same in every language, such as those of brands or products. */
function isSameEverywhere({ component }: { component?: unknown }, field: string): boolean {
  const name = typeof component === 'string' ? component : ''
  const shape = Object.hasOwn(known, name) ? known[name]?.schema.shape : undefined
  const schema = shape && Object.hasOwn(shape, field) ? shape[field] : undefined
  const hints = schema && hintsOf(schema)
  return hints?.picks !== undefined || hints?.sameEverywhere === true
}

type RichTextNode = { type?: unknown; text?: unknown; content?: unknown }

/** The words of a node of rich text, whose marks part a sentence into nodes of a word or two. */
const wordsOfNode = ({ text, content }: RichTextNode): string =>
  typeof text === 'string'
    ? text
    : (Array.isArray(content) ? content : []).map(wordsOfNode).join(hasTexts(content) ? '' : ' ')

const hasTexts = (content: unknown) =>
  Array.isArray(content) && content.some((node: RichTextNode) => node.type === 'text')

/** The texts of rich text are its paragraphs, or else all of it, as of a list of single words. */
function textsOfRichText(doc: RichTextNode): string[] {
  const paragraphs: string[] = []
  const waiting: RichTextNode[] = [doc]
  for (let node = waiting.pop(); node; node = waiting.pop())
    if (hasTexts(node.content)) paragraphs.push(wordsOfNode(node))
    else if (Array.isArray(node.content)) waiting.push(...node.content)
  const texts = paragraphs.filter(isText)
  return texts.length > 0 ? texts : [wordsOfNode(doc)].filter(isText)
}

const isRichText = (value: object): value is RichTextNode => 'type' in value && value.type === 'doc'

function textsOf(content: object): Set<string> {
  const texts = new Set<string>()
  const waiting: object[] = [content]
  for (let node = waiting.pop(); node; node = waiting.pop())
    for (const [field, value] of Object.entries(node)) {
      if (isSameEverywhere(node, field)) continue
      if (typeof value === 'string' && isText(value)) texts.add(value.trim())
      else if (typeof value === 'object' && value !== null && isRichText(value))
        for (const text of textsOfRichText(value)) texts.add(text.trim())
      else if (typeof value === 'object' && value !== null) waiting.push(value)
    }
  return texts
}

/** Negative: the one was there first. What both have is its own, and the other has it from there. */
const byAge = (one: Version, other: Version) =>
  one.createdAt.getTime() - other.createdAt.getTime() || one.id - other.id

const countryOf = (fullSlug: string) => /^[a-z]{2}-([a-z]{2})$/.exec(folderOf(fullSlug))?.[1]

/** The version of which a page is a copy, and what the page began with: the words of that version as they were then. */
export type Origin = { id: number; begun?: object }

/**
 * What a page still has of one of its versions in another language that was there before it; undefined where all of its
 * texts are its own. Markets with one language share texts: of those with as many, the one is named of which the page is a
 * copy, else that of its own country.
 * @param origin the version of which it is a copy, where that is known; its words of then count although it has others by now
 */
export function untranslatedOf(
  own: Version,
  others: readonly Version[],
  origin?: Origin | undefined,
): Untranslated | undefined {
  const language = languageOf(own.fullSlug)
  const foreign = others.filter(
    (other) => (languageOf(other.fullSlug) ?? language) !== language && byAge(other, own) < 0,
  )
  if (language === undefined || foreign.length === 0) return undefined
  const texts = textsOf(own.content)
  const wordsOf = ({ id, content }: Version) =>
    id === origin?.id && origin.begun ? textsOf(content).union(textsOf(origin.begun)) : textsOf(content)
  const nearness = ({ id, fullSlug }: Version) =>
    id === origin?.id ? 2 : Number(countryOf(fullSlug) === countryOf(own.fullSlug))
  const [most] = foreign
    .map((other) => ({ other, same: [...wordsOf(other)].filter((text) => texts.has(text)).length }))
    .sort((one, two) => two.same - one.same || nearness(two.other) - nearness(one.other))
  if (!most) return undefined
  const { id, name, fullSlug } = most.other
  const isSame = {
    name: name.trim() === own.name.trim(),
    address: lastOf(fullSlug) !== '' && lastOf(fullSlug) === lastOf(own.fullSlug),
  }
  // A name may be the same in every language, and so is the address that was made of it: of a copy alone they are left.
  const isLeft = most.same > 0 || (id === origin?.id && isPhrase(name))
  const parts = isLeft ? (['name', 'address'] as const).filter((part) => isSame[part]) : []
  if (most.same === 0 && parts.length === 0) return undefined
  return { from: { id, name, folder: folderOf(fullSlug) }, texts: most.same, parts }
}
