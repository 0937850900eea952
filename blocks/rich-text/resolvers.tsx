import { createElement, type ReactElement, type ReactNode } from 'react'
import { classes, Image, TableRegion, tableClasses } from '@/lib/storefront/design/ui'
import type { RawBlok } from '@/schemas/content'
import type { CellAttrs, MarkAttrs, NodeAttrs } from './prepared'

/** A resolver for every type, none of the package's own. */
export type Resolvers<Attrs> = {
  [Type in keyof Attrs]: (children: ReactNode, attrs: Attrs[Type]) => ReactElement
}

/** The look of links in running text; lists and headings do not inherit it from the page. */
const linkClasses =
  'underline decoration-accent decoration-[0.08em] underline-offset-[0.18em] hover:text-accent'

const headingClasses = {
  1: 'text-h1',
  2: 'text-h2',
  3: 'text-h3',
  4: 'text-lead',
  5: 'text-body',
  6: 'text-small',
} as const satisfies Record<NodeAttrs['heading']['level'], string>

/** A telephone number or an address of mail, which breaks only where it does not fit into a line. */
const contact = /^(?:tel|mailto):[^?]{1,32}$/

/** The width of a text column in CSS pixels, which is the most that a picture needs. */
const widestText = 672

const cellProps = ({ look, align, colSpan, rowSpan, backgroundColor }: CellAttrs) => ({
  colSpan,
  rowSpan,
  className: classes(tableClasses[look], align || 'text-start'),
  style: backgroundColor ? { backgroundColor } : undefined,
})

/** `render` renders blocks inside the text through the registry. */
export const nodeResolvers = (render: (bloks: readonly RawBlok[]) => ReactNode): Resolvers<NodeAttrs> => ({
  paragraph: (children, { align }) => <p className={classes('my-4', align)}>{children}</p>,
  heading: (children, { level, align, id }) =>
    createElement(
      `h${level}`,
      { id, className: classes('mt-8 mb-3 font-display leading-snug', headingClasses[level], align) },
      children,
    ),
  blockquote: (children) => (
    <blockquote className="my-6 border-s-4 border-companion-2 ps-4 text-quiet">{children}</blockquote>
  ),
  bullet_list: (children) => <ul className="my-4 list-disc space-y-2 ps-6">{children}</ul>,
  ordered_list: (children, { start }) => (
    <ol className="my-4 list-decimal space-y-2 ps-6" start={start}>
      {children}
    </ol>
  ),
  list_item: (children) => <li className="ps-1">{children}</li>,
  code_block: (children, { className }) => (
    <pre className="my-4 whitespace-pre-wrap break-words rounded-card bg-card p-4 text-small">
      <code className={className}>{children}</code>
    </pre>
  ),
  horizontal_rule: () => <hr className="my-8 border-line" />,
  hard_break: () => <br />,
  emoji: (_, { src, name }) => (
    <Image src={src} alt={name} width={20} aspect="1/1" className="inline max-w-5" />
  ),
  link: (children, link) => (
    <a
      {...link}
      className={classes(linkClasses, contact.test(link.href) && 'inline-block max-w-full wrap-anywhere')}
    >
      {children}
    </a>
  ),
  figure: (children) => <figure className="my-6">{children}</figure>,
  image: (_, { src, alt }) => <Image src={src} alt={alt} width={widestText} className="rounded-card" />,
  caption: (children) => <figcaption className="mt-2 text-small text-quiet">{children}</figcaption>,
  bloks: (_, { bloks }) => <div className="my-6 flex flex-col gap-6">{render(bloks)}</div>,
  table: (children, { label }) => (
    <TableRegion label={label} className="my-6">
      <table className={tableClasses.table}>{children}</table>
    </TableRegion>
  ),
  tableHead: (children) => <thead>{children}</thead>,
  tableBody: (children) => <tbody>{children}</tbody>,
  tableRow: (children) => <tr>{children}</tr>,
  tableHeader: (children, { scope, ...cell }) => (
    <th scope={scope} {...cellProps(cell)}>
      {children}
    </th>
  ),
  tableCell: (children, cell) => <td {...cellProps(cell)}>{children}</td>,
})

export const markResolvers: Resolvers<MarkAttrs> = {
  bold: (children) => <strong>{children}</strong>,
  strong: (children) => <strong>{children}</strong>,
  italic: (children) => <em>{children}</em>,
  strike: (children) => <s>{children}</s>,
  underline: (children) => <u>{children}</u>,
  subscript: (children) => <sub>{children}</sub>,
  superscript: (children) => <sup>{children}</sup>,
  code: (children) => <code className="rounded bg-companion-1 px-1 text-[0.9em]">{children}</code>,
  highlight: (children, { color }) => (
    <mark
      className={classes('rounded px-0.5 text-inherit', !color && 'bg-companion-4')}
      style={color ? { backgroundColor: color } : undefined}
    >
      {children}
    </mark>
  ),
  styled: (children, { className }) => <span className={className}>{children}</span>,
  textStyle: (children, { color }) => <span style={{ color }}>{children}</span>,
  anchor: (children, { id }) => <span id={id}>{children}</span>,
}
