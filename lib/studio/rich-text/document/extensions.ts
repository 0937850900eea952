import { Extension, type Extensions, Mark, Node } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Code } from '@tiptap/extension-code'
import { CodeBlock } from '@tiptap/extension-code-block'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Subscript } from '@tiptap/extension-subscript'
import { Superscript } from '@tiptap/extension-superscript'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { safeHref } from '@/lib/platform/security'
import { isRelative } from '../pasted-address'
import { type markTypes, unknown } from './node'
import { type Rest, readRest, restAttribute, restOf } from './rest'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Nodes and marks whose attributes the editor does not look into; `rest` holds them as they came. */
const nodes = [
  'paragraph',
  'heading',
  'blockquote',
  'bullet_list',
  'ordered_list',
  'list_item',
  'code_block',
  'horizontal_rule',
  'hard_break',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
]
const plainMarks = ['bold', 'italic', 'underline', 'strike', 'code', 'subscript', 'superscript']

/** On the page of the editor it would be in the way; the clipboard writes it. */
const rest = { default: null, rendered: false, parseHTML: readRest }

const KeptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => [
    { types: [...nodes, ...plainMarks], attributes: { rest: { ...rest, keepOnSplit: false } } },
    // The editor's own line behind the last node.
    {
      types: ['paragraph'],
      attributes: { isLastLine: { default: false, rendered: false, keepOnSplit: false } },
    },
    {
      types: ['paragraph', 'heading'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: (element) => element.style.textAlign || null,
          renderHTML: ({ textAlign }) => (textAlign ? { style: `text-align: ${textAlign}` } : {}),
        },
      },
    },
  ],
})

/** A mark of which the editor shows only that it is there. */
const mark = (
  name: (typeof markTypes)[number] | typeof unknown.mark,
  parse: { tag: string; read: (element: HTMLElement) => Rest | false }[] = [],
  look: (rest: Rest) => Record<string, string> = () => ({}),
) =>
  Mark.create({
    name,
    inclusive: name !== 'link' && name !== 'anchor',
    ...(name === unknown.mark && { excludes: '' }),
    addAttributes: () => ({ rest }),
    parseHTML: () => [
      { tag: `[data-mark="${name}"]` },
      ...parse.map(({ tag, read }) => ({
        tag,
        getAttrs: (element: HTMLElement) => {
          const found = read(element)
          return found === false ? false : { rest: found }
        },
      })),
    ],
    renderHTML: ({ mark: { attrs } }) => ['span', { 'data-mark': name, ...look(restOf({ attrs })) }, 0],
  })

const linkFrom = (element: HTMLElement): Rest | false => {
  const href = (element.getAttribute('href') ?? '').trim()
  if (/^mailto:/i.test(href))
    return { href: href.replace(/^mailto:/i, ''), linktype: 'email', uuid: null, anchor: null, target: null }
  if (safeHref(href) === undefined || isRelative(href)) return false
  return { href, linktype: 'url', uuid: null, anchor: null, target: null }
}

/** The words of a code block, which are not in the mark of code as well. */
const codeIn = (block: globalThis.Node) => {
  const [only, more] = block.childNodes
  return (only?.nodeName === 'CODE' && !more ? only : block) as HTMLElement
}

/** A thing without text that is edited as a whole. */
const thing = (name: string, group: 'block' | 'inline', label: (rest: Rest) => string) =>
  Node.create({
    name,
    group,
    inline: group === 'inline',
    atom: true,
    draggable: true,
    addAttributes: () => ({ rest }),
    parseHTML: () => [{ tag: `[data-thing="${name}"][${restAttribute}]` }],
    renderHTML: ({ node }) => [
      group === 'block' ? 'div' : 'span',
      { 'data-thing': name },
      label(restOf(node)) || name,
    ],
    renderText: () => '',
  })

export const ImageNode = thing('image', 'inline', (image) => text(image?.alt) || text(image?.src))
export const BlokNode = thing('blok', 'block', () => '')

/** The nodes and marks of a rich text under the names that the content service gives them, and no others. */
export const documentExtensions = (own: { image?: Node; blok?: Node } = {}): Extensions => [
  Document,
  Text,
  Paragraph,
  Heading.configure({ levels: [1, 2, 3, 4, 5, 6] }),
  Blockquote,
  BulletList.extend({ name: 'bullet_list' }).configure({ itemTypeName: 'list_item' }),
  OrderedList.extend({ name: 'ordered_list' }).configure({ itemTypeName: 'list_item' }),
  ListItem.extend({ name: 'list_item', content: 'block+' }).configure({
    bulletListTypeName: 'bullet_list',
    orderedListTypeName: 'ordered_list',
  }),
  CodeBlock.extend({
    name: 'code_block',
    content: 'inline*',
    marks: '_',
    parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full', contentElement: codeIn }],
  }),
  HorizontalRule.extend({ name: 'horizontal_rule' }),
  HardBreak.extend({ name: 'hard_break' }),
  Table,
  TableRow,
  TableHeader,
  TableCell,
  own.image ?? ImageNode,
  own.blok ?? BlokNode,
  thing('emoji', 'inline', (emoji) => text(emoji?.emoji) || `:${text(emoji?.name)}:`),
  thing(unknown.block, 'block', (node) => text(node?.type)),
  thing(unknown.inline, 'inline', (node) => text(node?.type)),
  Bold,
  Italic,
  Underline,
  Strike,
  Code.extend({ excludes: '' }),
  Subscript,
  Superscript,
  mark('strong'),
  mark('link', [{ tag: 'a[href]', read: linkFrom }], (link) => ({ title: text(link?.href) })),
  mark('anchor', [], (anchor) => ({ title: `#${text(anchor?.id)}` })),
  mark('styled', [], (styled) => ({ 'data-style': text(styled?.class) })),
  mark('textStyle'),
  mark('highlight', [{ tag: 'mark', read: () => null }]),
  mark(unknown.mark),
  KeptAttributes,
]
