import type { BlockForm, BlockForms } from '@/lib/studio/forms'
import { fillShopWords, type ShopWordTexts } from '@/lib/studio/shop-words/client'
import { emptiedBy, optionOf } from '../form/shown-fields'
import { type Blok, isObject, isWithin, listsOf, type Place, type Snapshot } from '../model'

/** A line of the tree: a block, or the name of a list where a block has several. */
export type Row = { key: string; level: number } & (
  | {
      kind: 'blok'
      blok: Blok
      label: string
      words: string
      /** Unset: the block has no lists. */
      isOpen: boolean | undefined
      position: number
      size: number
    }
  | { kind: 'list'; label: string; place: Place; allow: readonly string[]; isFull: boolean }
)

const longestWords = 60

const wordsIn = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (!isObject(value)) return ''
  if (typeof value.text === 'string') return value.text
  return Array.isArray(value.content) ? value.content.map(wordsIn).filter(Boolean).join(' ') : ''
}

/** What a picture shows, or the name of a file. */
function fileWords(file: unknown): string {
  if (!isObject(file) || typeof file.filename !== 'string') return ''
  const alt = typeof file.alt === 'string' ? file.alt.trim() : ''
  return alt || (file.filename.split('/').at(-1) ?? '')
}

/** The option of a block that decides what its text names, such as the kind of a condition. */
function kindWords(blok: Blok, form: BlockForm | undefined): string {
  const field = form?.fields.find(({ name }) => emptiedBy(form, name).length > 0)
  if (!form || !field) return ''
  const chosen = optionOf(blok, form, field.name)
  const name = field.options?.find(({ value }) => value === chosen)?.name ?? ''
  // What an option explains behind a colon is for who chooses it.
  return name.split(/\s?:/, 1)[0] ?? ''
}

/** The first words of a block, by which an editor recognises it; names in braces are those of the shop. */
export function firstWordsOf(blok: Blok, form: BlockForm | undefined, shop: ShopWordTexts): string {
  const fields = form?.fields.filter(({ type }) => ['text', 'textarea', 'richtext'].includes(type)) ?? []
  const files = form?.fields.filter(({ type }) => type === 'asset') ?? []
  const own =
    fields.map(({ name }) => fillShopWords(wordsIn(blok[name]), shop).trim()).find(Boolean) ??
    files.map(({ name }) => fileWords(blok[name])).find(Boolean) ??
    ''
  const words = [kindWords(blok, form), own].filter(Boolean).join(' · ')
  return words.length > longestWords ? `${words.slice(0, longestWords).trimEnd()}…` : words
}

/** What stays closed once a block is selected: the blocks around it open, so that its line is seen. */
export const opened = (closed: ReadonlySet<string>, { content, selected }: Snapshot): ReadonlySet<string> =>
  new Set([...closed].filter((uid) => uid === selected || !isWithin(content, selected, uid)))

/** The lines that are visible. Everything is open that is not in `closed`. */
export function rowsOf(
  root: Blok,
  forms: BlockForms,
  closed: ReadonlySet<string>,
  shop: ShopWordTexts,
): Row[] {
  const rows: Row[] = []
  const visit = (blok: Blok, level: number, position: number, size: number) => {
    const form = Object.hasOwn(forms, blok.component) ? forms[blok.component] : undefined
    const lists = listsOf(blok, forms)
    const isOpen =
      lists.some(({ bloks }) => bloks.length > 0) || lists.length > 1 ? !closed.has(blok._uid) : undefined
    const label = form?.label ?? blok.component
    const words = firstWordsOf(blok, form, shop)
    rows.push({ kind: 'blok', key: blok._uid, level, blok, label, words, isOpen, position, size })
    if (!isOpen) return
    for (const { path, field, bloks } of lists) {
      const isNamed = lists.length > 1
      if (isNamed)
        rows.push({
          kind: 'list',
          key: `${blok._uid}/${path.join('/')}`,
          level: level + 1,
          label: field.label,
          place: { parent: blok._uid, list: path, index: bloks.length },
          allow: field.allow ?? [],
          isFull: bloks.length >= (field.maximum ?? Number.POSITIVE_INFINITY),
        })
      for (const [index, inner] of bloks.entries())
        visit(inner, level + (isNamed ? 2 : 1), index + 1, bloks.length)
    }
  }
  visit(root, 1, 1, 1)
  return rows
}
