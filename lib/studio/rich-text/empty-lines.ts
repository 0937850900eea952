const blocks = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, hr, figure, section, article'

const isBlock = (node: Node | null) => node !== null && 'matches' in node && (node as Element).matches(blocks)

const isBlank = (node: Node) => node.nodeType === 8 || (node.nodeType === 3 && !node.textContent?.trim())

const isBreak = (node: Node) => node.nodeName === 'BR'

/** The next to one side that is more than a line end or the blanks between two elements. */
function beside(element: Element, side: 'previousSibling' | 'nextSibling'): Node | null {
  let node = element[side]
  while (node && (isBlank(node) || isBreak(node))) node = node[side]
  return node
}

/** Whether it stands between blocks, or at the edge of what holds some. */
function isBetweenBlocks(element: Element): boolean {
  const sides = [beside(element, 'previousSibling'), beside(element, 'nextSibling')]
  return sides.some(isBlock) && sides.every((side) => side === null || isBlock(side))
}

/** What only holds words; `O:P` is Word's. */
const inline = new Set(['BR', 'SPAN', 'B', 'I', 'EM', 'STRONG', 'FONT', 'O:P'])

const isEmpty = (element: Element) =>
  (element.textContent ?? '').trim() === '' &&
  [...element.querySelectorAll('*')].every(({ nodeName }) => inline.has(nodeName.toUpperCase()))

/**
 * A page from the clipboard without empty lines between its paragraphs, as Docs and Word write them for room: a shop's pages
 * have room there by themselves. What was copied in the Studio stays as it is.
 */
export function withoutEmptyLines(html: string): string {
  if (html.includes('data-pm-slice') || !/<br|<p/i.test(html)) return html
  const page = new DOMParser().parseFromString(html, 'text/html')
  const lines = [...page.querySelectorAll('br, p')].filter(
    (line) => (isBreak(line) || isEmpty(line)) && isBetweenBlocks(line),
  )
  if (lines.length === 0) return html
  for (const line of lines) line.remove()
  return page.body.innerHTML
}
