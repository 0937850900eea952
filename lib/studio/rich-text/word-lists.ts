/** The level of an item of a list in a page of Word: `mso-list:l0 level2 lfo1`. */
const levelOf = (element: Element): number | undefined => {
  const level = /mso-list:\s*l\d+\s+level(\d)/i.exec(element.getAttribute('style') ?? '')?.[1]
  return level === undefined ? undefined : Number(level)
}

/** A number or a letter in front of an item, as Word writes it; anything else is a sign. */
const isCounted = (mark: string) => /^\s*[([]?(?:\d{1,3}|[a-z]{1,4})[.)\]]/i.test(mark)

const romanDigits: Record<string, number> = { i: 1, v: 5, x: 10 }

/** The number that a mark in front of an item stands for: `3.`, `c)`, `iv.`, the last of `2.1.`; 1 for any other. */
function numberOf(mark: string): number {
  const [, digits, letters] = /(?:^|[.\s([])(?:(\d{1,3})|([a-z]{1,4}))[.)\]]?\s*$/i.exec(mark) ?? []
  if (digits) return Number(digits)
  const signs = (letters ?? '').toLowerCase()
  if (/^[ivx]+$/.test(signs)) {
    const values = [...signs].map((sign) => romanDigits[sign] ?? 0)
    return values.reduce((sum, value, place) => sum + (value < (values[place + 1] ?? 0) ? -value : value), 0)
  }
  return /^[a-z]$/.test(signs) ? signs.charCodeAt(0) - 96 : 1
}

/** Takes the sign or number in front of an item away and gives its words. */
function takeMark(item: Element): string {
  const ignored = item.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')
  if (ignored) {
    const words = ignored.textContent ?? ''
    ignored.remove()
    return words
  }
  const first = item.firstChild
  const found = /^\s*(?:[·•o§▪‣–-]|\d{1,3}[.)]|[a-z][.)])[\s\u00a0]+/i.exec(first?.textContent ?? '')
  if (!first || !found) return ''
  first.textContent = (first.textContent ?? '').slice(found[0].length)
  return found[0]
}

/**
 * Makes lists of the paragraphs that Word puts on the clipboard in their place. Other HTML stays as it is.
 */
export function withWordLists(html: string): string {
  if (!/mso-list/i.test(html)) return html
  const page = new DOMParser().parseFromString(html, 'text/html')
  let open: { level: number; list: Element }[] = []
  let before: Element | undefined
  for (const paragraph of [...page.body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const level = levelOf(paragraph)
    // A numbered heading stays one, with its number in its words.
    if (level === undefined || /^H/.test(paragraph.tagName) || paragraph.closest('li')) continue
    if (before?.nextElementSibling !== paragraph) open = []
    const mark = takeMark(paragraph)
    const tag = isCounted(mark) ? 'ol' : 'ul'
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop()
    let last = open.at(-1)
    if (last?.level === level && last.list.tagName.toLowerCase() !== tag && open.length === 1) {
      open = []
      last = undefined
    }
    if (!last || last.level < level) {
      const list = page.createElement(tag)
      // A list that goes on after a text between its items.
      const start = tag === 'ol' ? numberOf(mark) : 1
      if (start !== 1) list.setAttribute('start', String(start))
      const parent = last?.list.lastElementChild
      if (parent) parent.append(list)
      else {
        paragraph.before(list)
        before = list
      }
      open.push({ level, list })
    }
    const item = page.createElement('li')
    const words = page.createElement('p')
    words.append(...paragraph.childNodes)
    item.append(words)
    open.at(-1)?.list.append(item)
    paragraph.remove()
  }
  return page.body.innerHTML
}
