import { allShopWordNames, type ShopWordName, type ShopWords } from './shop-words'

const placeholder = new RegExp(`\\{(${allShopWordNames.join('|')})\\}`, 'g')

const missesWord = (text: string, words: ShopWords) =>
  text.includes('{') &&
  allShopWordNames.some((name) => words[name] === undefined && text.includes(`{${name}}`))

/** A text without the sentences, and the parts between ` · `, about what the shop does not have. */
function keptText(text: string, words: ShopWords): string {
  const keptSentences = (part: string) =>
    part
      .split(/(?<=[.!?] )/)
      .filter((sentence) => !missesWord(sentence, words))
      .join('')
  const parts = text.split(' · ')
  return parts
    .map(keptSentences)
    .filter((part, at) => part !== '' || parts[at] === '')
    .join(' · ')
}

function filledText(text: string, words: ShopWords): string {
  if (!text.includes('{')) return text
  const kept = missesWord(text, words) ? keptText(text, words) : text
  return kept.replace(placeholder, (_, name: ShopWordName) => words[name] ?? '')
}

const isNamed = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a rich text says, without its marks. */
function plainText(node: unknown): string {
  if (!isNamed(node)) return ''
  if (typeof node.text === 'string') return node.text
  return Array.isArray(node.content) ? node.content.map(plainText).join('') : ''
}

type Inline = Record<string, unknown>

const textIn = ({ text }: Inline): string => (typeof text === 'string' ? text : '')

/** The nodes of a paragraph, cut where a sentence or a line ends; a break belongs to the line after it. */
function sentencesOf(nodes: readonly Inline[]): Inline[][] {
  const sentences: Inline[][] = [[]]
  for (const node of nodes) {
    if (node.type === 'hard_break') sentences.push([])
    const pieces = textIn(node).split(/(?<=[.!?] )/)
    for (const [place, piece] of pieces.entries()) {
      if (place > 0) sentences.push([])
      sentences.at(-1)?.push(typeof node.text === 'string' ? { ...node, text: piece } : node)
    }
  }
  return sentences
}

/** A paragraph without the sentences and lines about what the shop does not have, which may run over several nodes. */
function keptNodes(nodes: readonly Inline[], words: ShopWords): readonly Inline[] {
  const misses = (node: Inline) => missesWord(textIn(node), words)
  if (!nodes.some(misses) || nodes.some((node) => textIn(node).includes(' · '))) return nodes
  const kept = sentencesOf(nodes)
    .filter((sentence) => !sentence.some(misses))
    .flat()
  return kept[0]?.type === 'hard_break' ? kept.slice(1) : kept
}

const paragraphTypes = ['paragraph', 'heading']

/** What an entry is useless without. */
const needed = ['text', 'title', 'headline', 'question', 'answer', 'name', 'content'] as const

const isEmpty = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  return isNamed(value) && value.type === 'doc' && isEmpty(value.content)
}

const firstSentence = (node: unknown) => plainText(node).split(/(?<=[.!?] )/)[0] ?? ''

/** An entry about what the shop does not have: a row of a table, or one of a list or a written table that begins with it. */
function isAbsent(part: unknown, words: ShopWords): boolean {
  if (!isNamed(part)) return false
  if (part.component === '_table_row') return missesWord(JSON.stringify(part), words)
  if (part.type === 'list_item') return missesWord(firstSentence(part), words)
  if (part.type !== 'tableRow' || !Array.isArray(part.content)) return false
  return missesWord(firstSentence(part.content[0]), words)
}

/** Whether nothing is left of what made an entry worth showing: of a question its answer, of a paragraph its words. */
function isEmptied(before: unknown, after: unknown): boolean {
  if (!isNamed(before) || !isNamed(after)) return false
  const isBlock = 'component' in before && before.component !== 'paragraph'
  return needed.some(
    (name) => !(isBlock && name === 'text') && !isEmpty(before[name]) && before[name] && isEmpty(after[name]),
  )
}

/** Content with the values in place of their names, wherever a text has them. */
export function withShopWords<T>(content: T, words: ShopWords): T
export function withShopWords(content: unknown, words: ShopWords): unknown {
  if (typeof content === 'string') return filledText(content, words)
  if (Array.isArray(content))
    return content.flatMap((part: unknown) => {
      if (isAbsent(part, words)) return []
      const filled = withShopWords(part, words)
      return isEmptied(part, filled) ? [] : [filled]
    })
  if (!isNamed(content)) return content
  const { type, content: nodes } = content
  const isParagraph =
    typeof type === 'string' && paragraphTypes.includes(type) && Array.isArray(nodes) && nodes.every(isNamed)
  const kept = isParagraph ? { ...content, content: keptNodes(nodes, words) } : content
  return Object.fromEntries(Object.entries(kept).map(([name, part]) => [name, withShopWords(part, words)]))
}
