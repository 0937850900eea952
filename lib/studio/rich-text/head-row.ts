/** Word names a first row that has a look of its own, and puts one that each sheet of paper repeats into a head. */
const named = 'thead *, tr[style*="mso-yfti-firstrow:yes" i] *'

const ownWeight = ({ tagName, style }: HTMLElement): boolean | undefined => {
  const weight = style.fontWeight.toLowerCase()
  if (weight !== '') return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
  return ['B', 'STRONG', 'TH'].includes(tagName) ? true : undefined
}

/** Whether all words of a node are bold. @param isAround whether those around it are */
function isBold(node: Node, isAround: boolean): boolean {
  if (node.nodeType === 3) return isAround || (node.textContent ?? '').trim() === ''
  if (node.nodeType !== 1) return true
  const here = ownWeight(node as HTMLElement) ?? isAround
  return [...node.childNodes].every((inner) => isBold(inner, here))
}

const isBoldRow = (row: Element) => (row.textContent ?? '').trim() !== '' && isBold(row, false)

/** The rows of a table that name its columns: those named so, or a first one in bold above one that is not. */
export function headRowsOf({ rows }: HTMLTableElement): HTMLTableRowElement[] {
  const [first, ...others] = rows
  if (!first || others.length === 0) return []
  const isNamed = (row: HTMLTableRowElement) => [...row.cells].some((cell) => cell.matches(named))
  const isHead = (row: HTMLTableRowElement) =>
    isNamed(row) || (row === first && isBoldRow(row) && !others.every(isBoldRow))
  return [...rows].filter(isHead)
}
