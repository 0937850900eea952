/** Attributes of rich-text nodes and marks are untrusted: each reader returns undefined for an invalid value. */
type Attrs = Record<string, unknown> | undefined

export function textOf(attrs: Attrs, name: string): string | undefined {
  const value = attrs?.[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A whole number, or one as text; undefined for anything else. */
export function integerOf(attrs: Attrs, name: string): number | undefined {
  const value = attrs?.[name]
  const whole = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof whole === 'number' && Number.isSafeInteger(whole) ? whole : undefined
}

const hex = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const rgb = /^rgba?\((?:\s*\d{1,3}\s*,){2}\s*\d{1,3}\s*(?:,\s*(?:0|1|0?\.\d{1,4})\s*)?\)$/i

/** A colour as `#rrggbb` or `rgb(…)`. Names, variables and anything that could load a file are rejected. */
export function colorOf(attrs: Attrs, name: string): string | undefined {
  const value = textOf(attrs, name)?.trim()
  return value && (hex.test(value) || rgb.test(value)) ? value : undefined
}

const alignments: Record<string, string> = {
  left: 'text-start',
  center: 'text-center',
  right: 'text-end',
  justify: 'text-justify hyphens-auto',
}

export const alignmentOf = (attrs: Attrs): string => named(alignments, textOf(attrs, 'textAlign')) ?? ''

/** The styles that editors can choose, with their classes. */
const styles: Record<string, string> = {
  lead: 'text-lead',
  small: 'text-small',
  quiet: 'text-quiet',
  accent: 'text-accent',
  uppercase: 'uppercase tracking-wide',
  nowrap: 'whitespace-nowrap',
  display: 'font-display',
}

/** The classes of a `styled` mark. Only known names, so that editors cannot use other classes of the page. */
export const styleOf = (attrs: Attrs): string =>
  (textOf(attrs, 'class') ?? '')
    .split(/\s+/)
    .map((name) => named(styles, name))
    .filter(Boolean)
    .join(' ')

/** `language-ts`, the convention for the language of code. */
export function codeClassOf(attrs: Attrs): string | undefined {
  const value = textOf(attrs, 'class')
  return value && /^language-[a-z0-9+#-]{1,24}$/i.test(value) ? value : undefined
}

const named = (table: Record<string, string>, name: string | undefined) =>
  name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined
