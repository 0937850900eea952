/** The attributes of a node as the content service sends them. */
export type Attrs = Readonly<Record<string, unknown>>

type Known = {
  /** Its name in the content service's format. */
  name: string
  read: (value: unknown) => unknown
}

const wholeFrom = (least: number, most: number, initial: number) => (value: unknown) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most
    ? number
    : initial
}
const alignment = (value: unknown) =>
  typeof value === 'string' && ['left', 'center', 'right', 'justify'].includes(value) ? value : null
const widths = (value: unknown) =>
  Array.isArray(value) && value.every((each) => typeof each === 'number') ? value : null

const span = wholeFrom(1, 100, 1)
const textAlign = { name: 'textAlign', read: alignment }
const cell = {
  colspan: { name: 'colspan', read: span },
  rowspan: { name: 'rowspan', read: span },
  colwidth: { name: 'colwidth', read: widths },
}

/** The attributes that commands of the editor work with, by their names there. */
const known: Record<string, Record<string, Known>> = {
  paragraph: { textAlign },
  heading: { level: { name: 'level', read: wholeFrom(1, 6, 2) }, textAlign },
  ordered_list: { start: { name: 'order', read: wholeFrom(0, 100_000, 1) } },
  tableCell: cell,
  tableHeader: cell,
}

const knownOf = (type: string): [string, Known][] =>
  Object.hasOwn(known, type) ? Object.entries(known[type] ?? {}) : []

/** Attributes for the editor: those that it knows, and all as they came, so that none is lost. */
export function toEditorAttrs(type: string, attrs: Attrs | undefined): Record<string, unknown> {
  const read = knownOf(type).map(([key, { name, read: from }]) => [key, from(attrs?.[name])])
  return { ...Object.fromEntries(read), rest: attrs ?? null }
}

/** The attributes as they came, with what was changed in the editor; undefined without any. */
export function fromEditorAttrs(type: string, attrs: Attrs | undefined): Record<string, unknown> | undefined {
  const rest = (attrs?.rest ?? undefined) as Attrs | undefined
  const changed = knownOf(type).flatMap(([key, { name, read }]) => {
    const value = attrs?.[key]
    const isNew = value !== undefined && JSON.stringify(value) !== JSON.stringify(read(rest?.[name]))
    return isNew ? [[name, value] as const] : []
  })
  if (!rest && type === 'heading') return { level: attrs?.level ?? 2, ...Object.fromEntries(changed) }
  return rest || changed.length > 0 ? { ...rest, ...Object.fromEntries(changed) } : undefined
}
