import { blockSelector } from './framed-blocks'

const sheets = new WeakMap<Document, { sheet: CSSStyleSheet; rules: string }>()

const quoted = (words: string) => `"${words.replace(/["\\\n]/g, ' ')}"`

const outline = 'outline: 2px dashed #1f6b57 !important; outline-offset: 1px'

/** The rules by which a page shows that several of its blocks are chosen. A block without a box is outlined by what it holds. */
export function chosenRules(storyId: number, uids: readonly string[], words: string): string {
  if (uids.length < 2) return ''
  const rules = uids.flatMap((uid) => {
    const block = blockSelector(storyId, uid)
    return [`${block}, ${block}.contents > * { ${outline} }`]
  })
  // The bridge's menu names the one block at which it stands.
  const label = '.storyblok__overlay-menu-label'
  return [
    ...rules,
    `${label} { font-size: 0 !important }`,
    `${label}::after { content: ${quoted(words)}; font-size: 12px }`,
  ].join('\n')
}

/** Outlines the chosen blocks in the page of a frame. The style belongs to the editor: the page's own policy allows none in its markup. */
export function markChosen(page: Document, storyId: number, uids: readonly string[], words: string): void {
  const Sheet = page.defaultView && (page.defaultView as typeof globalThis & Window).CSSStyleSheet
  if (!Sheet) return
  const rules = chosenRules(storyId, uids, words)
  const known = sheets.get(page)
  if (rules === (known?.rules ?? '')) return
  const sheet = known?.sheet ?? new Sheet()
  sheet.replaceSync(rules)
  sheets.set(page, { sheet, rules })
  if (!known) page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
}
