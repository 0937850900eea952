import { Extension } from '@tiptap/core'
import {
  DOMParser,
  DOMSerializer,
  Fragment,
  type Mark,
  type Node,
  type ParseOptions,
  type ResolvedPos,
  type Schema,
  Slice,
} from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { safeHref } from '@/lib/platform/security'
import { isNode, type Rest, restAttribute, restOf, unknown } from '@/lib/studio/rich-text'
import { isBlok, isObject, newUid, withNewUids } from '../model'

type Attributes = Record<string, unknown>
type Output = readonly [string, ...unknown[]]

/** A link that leads nowhere yet is harmless. */
const isSafe = (address: string) => address.trim() === '' || safeHref(address) !== undefined

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Elements under which other programs know a link and a picture. */
const publicForms: Record<string, (rest: Attributes) => { tag: string; attributes: Attributes }> = {
  link({ href, linktype }) {
    const address = linktype === 'email' ? `mailto:${text(href).replace(/^mailto:/i, '')}` : text(href)
    return { tag: 'a', attributes: isSafe(address) ? { href: address } : {} }
  },
  image: ({ src, alt }) => ({ tag: 'img', attributes: isSafe(text(src)) ? { src, alt: text(alt) } : {} }),
}

/** What the editor shows, and with it all that was sent. */
function written(shown: unknown, name: string, rest: Rest): Output {
  const [tag, second, ...others] = shown as Output
  const attributes = isObject(second) ? second : {}
  const inner = isObject(second) ? others : [...(second === undefined ? [] : [second]), ...others]
  if (!rest) return [tag, attributes, ...inner]
  const form = Object.hasOwn(publicForms, name) ? publicForms[name]?.(rest) : undefined
  return [
    form?.tag ?? tag,
    { ...attributes, ...form?.attributes, [restAttribute]: JSON.stringify(rest) },
    ...(form?.tag === 'img' ? [] : inner),
  ]
}

const mapped = <F>(table: Record<string, F>, change: (name: string, show: F) => F): Record<string, F> =>
  Object.fromEntries(Object.entries(table).map(([name, show]) => [name, change(name, show)]))

/** Writes what is copied so that a paste finds everything again. */
function serializer(schema: Schema): DOMSerializer {
  const shown = DOMSerializer.fromSchema(schema)
  return new DOMSerializer(
    mapped(shown.nodes, (name, show) =>
      name === 'text' || name === 'doc'
        ? show
        : (node: Node) => written(show(node), name, restOf(node)) as never,
    ),
    mapped(
      shown.marks,
      (name, show) => (mark: Mark, isInline: boolean) =>
        written(show(mark, isInline), name, restOf(mark)) as never,
    ),
  )
}

/** Reads what was copied here as it was written: every space, every line end and every break counts. */
class ExactParser extends DOMParser {
  override parseSlice(dom: globalThis.Node, options: ParseOptions = {}): Slice {
    // The view asks for spaces to be kept for what an editor like this one wrote.
    const isCopy = options.preserveWhitespace === true
    const exact = { ...options, preserveWhitespace: 'full' as const, ruleFromNode: undefined }
    return super.parseSlice(dom, isCopy ? exact : options)
  }
}

const isSafeMark = ({ type, attrs }: Mark) => {
  const rest = restOf({ attrs })
  if (type.name === 'link') return rest !== null && isSafe(text(rest.href))
  return type.name !== unknown.mark || typeof rest?.type === 'string'
}

/** A copied node as one of its own: blocks in it have new uids. Undefined for what cannot be shown. */
function pasted(node: Node): Node | undefined {
  const marks = node.marks.filter(isSafeMark)
  const own = marks.length === node.marks.length ? node : node.mark(marks)
  const name = node.type.name
  if (name === unknown.block || name === unknown.inline) return isNode(node.attrs.rest) ? own : undefined
  if (name !== 'blok') return node.isText ? own : own.copy(pastedContent(node.content))
  const rest = restOf(node)
  const body = (Array.isArray(rest?.body) ? rest.body : []).filter(isBlok).map(withNewUids)
  const id = rest?.id ? { id: newUid() } : {}
  return node.type.create({ ...node.attrs, rest: { ...rest, ...id, body } })
}

const pastedContent = (content: Fragment): Fragment =>
  Fragment.fromArray(content.content.flatMap((node) => pasted(node) ?? []))

const isList = (node: Node | null): node is Node => /^(?:bullet|ordered)_list$/.test(node?.type.name ?? '')

/** More than the words of one item, which go on in the line where they are pasted. */
const isWhole = (list: Node | null) =>
  isList(list) && (list.childCount > 1 || isList(list.firstChild?.lastChild ?? null))

/**
 * Lists that stay together in a line of text: by itself, the first item would go on in that line, and the rest of the list
 * begin anew. In a list the items join it, and an empty line becomes the list.
 */
function withWholeLists(slice: Slice, at: ResolvedPos): Slice {
  const around = Array.from({ length: at.depth + 1 }, (_, depth) => at.node(depth))
  if (around.some(isList) || at.parent.content.size === 0) return slice
  const { content, openStart, openEnd } = slice
  return new Slice(
    content,
    isWhole(content.firstChild) ? 0 : openStart,
    isWhole(content.lastChild) ? 0 : openEnd,
  )
}

/** Copies of formatted text: nothing of it is lost on the way over the clipboard. */
export const Clipboard = Extension.create({
  name: 'clipboard',
  addProseMirrorPlugins() {
    const { schema } = this.editor
    return [
      new Plugin({
        props: {
          clipboardSerializer: serializer(schema),
          clipboardParser: new ExactParser(schema, DOMParser.fromSchema(schema).rules),
          transformPasted: ({ content, openStart, openEnd }, view) =>
            withWholeLists(new Slice(pastedContent(content), openStart, openEnd), view.state.selection.$from),
        },
      }),
    ]
  },
})
