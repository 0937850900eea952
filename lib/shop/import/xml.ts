import sax, { type QualifiedTag, type Tag } from 'sax'
import { ampersandEscaper } from './bare-ampersands'
import { breather } from './breathe'
import { FeedError, type FeedRow } from './feed-error'
import { attributeNames } from './google/attribute-names'

const googleNamespace = 'http://base.google.com/ns/1.0'
const longestField = 100_000
const mostFields = 500
/** Faults outside of items; beyond this number the file is not taken for XML. */
const mostFaults = 20

type Item = {
  line: number
  depth: number
  fields: Map<string, string[]>
  google: Set<string>
  problem?: string
}

/** The elements that are articles: of RSS, of Atom, and of lists that are neither. */
const articles = ['item', 'entry', 'product']

/** Elements of RSS and Atom that are used where Google's attribute is missing. */
const synonyms: Record<string, string> = { summary: 'description', content: 'description' }

const words = (error: Error) => (error.message.split('\n')[0] ?? '').trimEnd().replace(/[.:]$/, '')

/** The fields by the names of attributes. RSS and Atom have elements such as `image` that mean something else. */
function byAttributes({ fields, google }: Item): Item['fields'] {
  const names = attributeNames([...fields.keys()], google)
  return new Map([...fields.values()].map((values, at) => [names[at] ?? '', values]))
}

/** A streaming parser for the items of an RSS or Atom feed. */
class FeedParser {
  private readonly parser = sax.parser(true, { trim: false, normalize: false, position: true })
  private readonly ampersands = ampersandEscaper()
  private prefix = 'g:'
  private depth = 0
  private names: string[] = []
  /** The text of each open element of an item, including its child elements. */
  private texts: string[] = []
  private item: Item | undefined
  private faults = 0
  private done: FeedRow[] = []
  count = 0

  constructor() {
    this.parser.onopentag = (tag) => this.open(tag)
    this.parser.onclosetag = () => this.close()
    this.parser.ontext = (text) => this.append(text)
    this.parser.oncdata = (text) => this.append(text)
    this.parser.onerror = (error) => this.fault(error)
  }

  /** Parses a piece of the text and returns the items that end in it. */
  write(piece: string): FeedRow[] {
    this.parser.write(this.ampersands.write(piece))
    return this.taken()
  }

  end(): FeedRow[] {
    const before = this.faults
    this.parser.write(this.ampersands.end())
    this.item = undefined
    this.parser.close()
    if (this.faults > before || this.depth > 0) throw new FeedError('The XML ends in the middle.')
    if (this.count === 0)
      throw new FeedError('There is neither an <item> nor an <entry> nor a <product> in the XML.')
    return this.taken()
  }

  private taken(): FeedRow[] {
    const done = this.done
    this.done = []
    return done
  }

  private get line() {
    return this.parser.line + 1
  }

  private fault(error: Error) {
    const reason = words(error)
    this.parser.error = null as unknown as Error
    if (/^Max buffer length exceeded/.test(reason))
      throw new FeedError(
        `The XML cannot be read: a name, a comment or an attribute at line ${this.line} has no end.`,
      )
    if (this.item) {
      // A comparison in a text, as in `5 < 6`, stays in the text.
      if (reason === 'Unencoded <' && this.depth > this.item.depth) return
      this.item.problem ??= `the XML is not well formed at line ${this.line}: ${reason}`
      return
    }
    this.faults += 1
    if (this.faults > mostFaults)
      throw new FeedError(`The file is not XML that can be read. Line ${this.line}: ${reason}.`)
  }

  private open(tag: Tag | QualifiedTag) {
    if (this.depth === 0) this.readPrefix(tag)
    this.depth += 1
    const name = tag.name.toLowerCase()
    this.names.push(name)
    this.texts.push('')
    if (!this.item && articles.includes(name))
      this.item = { line: this.line, depth: this.depth, fields: new Map(), google: new Set() }
    else if (this.item && name === 'link' && typeof tag.attributes.href === 'string')
      this.keep(this.item, 'link', tag.attributes.href)
  }

  private readPrefix({ attributes }: Tag | QualifiedTag) {
    const declared = Object.entries(attributes).find(
      ([name, value]) => name.startsWith('xmlns:') && value === googleNamespace,
    )
    if (declared) this.prefix = `${declared[0].slice('xmlns:'.length).toLowerCase()}:`
  }

  private append(text: string) {
    // Text directly in the item is ignored, only its elements count.
    if (!this.item || this.depth <= this.item.depth) return
    const before = this.texts.pop() ?? ''
    const fits = before.length + text.length <= longestField
    this.texts.push(fits ? before + text : before)
    if (!fits) this.item.problem ??= `<${this.names.at(-1)}> is longer than ${longestField} characters`
  }

  private close() {
    const name = this.names.pop() ?? ''
    const text = this.texts.pop() ?? ''
    const { item } = this
    if (item && this.depth === item.depth) {
      this.item = undefined
      this.count += 1
      const { line, problem } = item
      const fields = byAttributes(item)
      this.done.push(problem ? { line, id: fields.get('id')?.[0], problem } : { line, fields })
    } else if (item) {
      // `<g:shipping><g:price>` is `shipping.price`.
      const path = this.names.slice(item.depth).concat(name)
      this.keep(item, path.map((part) => this.fieldName(part)).join('.'), text)
    }
    this.depth -= 1
    this.append(text)
  }

  private fieldName(name: string): string {
    return name.startsWith(this.prefix) ? name.slice(this.prefix.length) : `:${name}`
  }

  /** Google's own attribute takes precedence over the RSS or Atom element of the same name. */
  private keep(item: Item, path: string, text: string) {
    const value = text.trim()
    if (value === '') return
    const isGoogle = !path.startsWith(':')
    const plain = path.replace(/^:/, '')
    const name = isGoogle ? plain : (synonyms[plain] ?? plain)
    if (name.includes(':') || name === '') return
    const present = item.fields.get(name)
    if (!isGoogle && present) return
    if (item.fields.size >= mostFields) return
    const before = isGoogle && item.google.has(name) ? (present ?? []) : []
    if (before.length >= mostFields) return
    if (isGoogle) item.google.add(name)
    item.fields.set(name, [...before, value])
  }
}

/** The items of an XML feed of Google Merchant Center, RSS or Atom. */
export async function* xmlRows(pieces: AsyncIterable<string>): AsyncGenerator<FeedRow, void, undefined> {
  const parser = new FeedParser()
  const { isDue, breathe } = breather()
  for await (const piece of pieces)
    for (const row of parser.write(piece)) {
      yield row
      if (isDue()) await breathe()
    }
  yield* parser.end()
}
