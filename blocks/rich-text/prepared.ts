import type { ResolvedLink } from '@/lib/content/links'
import type { RawBlok } from '@/schemas/content'

/*
 * The shape in which a document is rendered. Its names are a closed list and its attributes are complete and checked,
 * so that the renderer meets nothing else.
 */

type Plain = 'bold' | 'strong' | 'italic' | 'strike' | 'underline' | 'code' | 'subscript' | 'superscript'

export type MarkAttrs = Record<Plain, undefined> & {
  highlight: { color: string | undefined }
  styled: { className: string }
  textStyle: { color: string }
  anchor: { id: string }
}

/** As an editor chose it; one that says no level stands below the title of the page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

export type CellAttrs = {
  look: 'head' | 'rowHead' | 'cell'
  /** The class of the alignment; empty for the default. */
  align: string
  colSpan: number | undefined
  rowSpan: number | undefined
  backgroundColor: string | undefined
}

type HeaderScope = { scope: 'col' | 'colgroup' | 'row' | 'rowgroup' }

export type NodeAttrs = {
  paragraph: { align: string }
  heading: { level: HeadingLevel; align: string; id?: string }
  blockquote: undefined
  bullet_list: undefined
  ordered_list: { start: number | undefined }
  list_item: undefined
  code_block: { className: string | undefined }
  horizontal_rule: undefined
  hard_break: undefined
  /** The picture of an emoji that has no character. */
  emoji: { src: string; name: string }
  /** Neighbours with the same link share it, so that it is a single tab stop. */
  link: ResolvedLink
  /** A picture, in its link if it has one, and its caption. Never inside a paragraph. */
  figure: undefined
  image: { src: string; alt: string }
  caption: undefined
  /** Blocks of the registry. Not the renderer's own `blok`, which takes each one apart and renders it alone. */
  bloks: { bloks: readonly RawBlok[] }
  table: { label: string }
  tableHead: undefined
  tableBody: undefined
  tableRow: undefined
  tableHeader: CellAttrs & HeaderScope
  tableCell: CellAttrs
}

export type PreparedMark = {
  [Type in keyof MarkAttrs]: { type: Type; attrs: MarkAttrs[Type] }
}[keyof MarkAttrs]

type PreparedText = { type: 'text'; text: string; marks?: PreparedMark[] }

export type PreparedNode =
  | PreparedText
  | {
      [Type in keyof NodeAttrs]: {
        type: Type
        attrs: NodeAttrs[Type]
        marks?: PreparedMark[]
        content?: PreparedNode[]
      }
    }[keyof NodeAttrs]

export type PreparedDocument = { type: 'doc'; content: PreparedNode[] }
