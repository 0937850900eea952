import { floorNameOf, floors, storeysOf } from './read-imports'

type Graph = ReadonlyMap<string, ReadonlySet<string>>
type Box = { name: string; x: number; y: number }

const [boxWidth, boxHeight, gapX, gapY] = [104, 26, 12, 20]
const [margin, bandPadding, bandGap, labelWidth] = [16, 14, 40, 92]
const perRow = 9

const grounds: Readonly<Record<string, string>> = {
  server: '#fbe3cf',
  'server/next': '#f7d7bd',
  studio: '#ece4f3',
  'storefront/screens': '#dce9f2',
  'storefront/visitor': '#d3e3ef',
  'storefront/runtime': '#dce9f2',
  'storefront/design': '#d3e3ef',
  content: '#dce8dc',
  shop: '#fbf0c9',
  platform: '#f1e9dd',
}

const shortName = (subject: string) => subject.split('/').at(-1) ?? subject

/** What each subject reaches by chains of imports of any length. */
function reachOf(graph: Graph): (subject: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>()
  const reach = (subject: string): ReadonlySet<string> => {
    const before = known.get(subject)
    if (before) return before
    const next = [...(graph.get(subject) ?? [])]
    const found = new Set(next.flatMap((each) => [each, ...reach(each)]))
    known.set(subject, found)
    return found
  }
  return reach
}

/** The rows of a floor, the highest subjects first; long rows are broken. */
function rowsOf(subjects: readonly string[], graph: Graph, most: number): string[][] {
  const height = storeysOf(subjects, graph)
  const levels = [...new Set(height.values())].sort((a, b) => b - a)
  return levels.flatMap((level) => {
    const row = subjects.filter((subject) => height.get(subject) === level)
    const pieces = Math.ceil(row.length / most)
    const size = Math.ceil(row.length / pieces)
    return Array.from({ length: pieces }, (_, index) => row.slice(index * size, (index + 1) * size))
  })
}

const arrow = (from: Box, to: Box) => {
  const [x1, y1, x2, y2] = [from.x + boxWidth / 2, from.y + boxHeight, to.x + boxWidth / 2, to.y]
  return `<path d="M${x1} ${y1}C${x1} ${y1 + gapY} ${x2} ${y2 - gapY} ${x2} ${y2 - 3}" fill="none" stroke="#5b6664" stroke-opacity=".55" marker-end="url(#head)"/>`
}

/**
 * The subjects of `lib` on their floors as an SVG document. Within a floor each import is an arrow, unless a longer
 * chain of arrows implies it; between floors an arrow represents all imports from one to another.
 */
export function drawFloors(graph: Graph): string {
  const subjects = [...new Set([...graph].flatMap(([from, to]) => [from, ...to]))].sort()
  const width = 2 * margin + labelWidth + perRow * (boxWidth + gapX)
  const reach = reachOf(graph)
  /** Whether a longer chain of imports already implies an import. */
  const isImplied = (from: string, to: string) =>
    [...(graph.get(from) ?? [])].some((next) => next !== to && reach(next).has(to))
  const parts: string[] = []
  let y = margin
  for (const [index, names] of floors.entries()) {
    const share = (width - 2 * margin - (names.length - 1) * gapX) / names.length
    const most = Math.floor((share - labelWidth) / (boxWidth + gapX))
    const columns = names.map((name) =>
      rowsOf(
        subjects.filter((one) => floorNameOf(one) === name),
        graph,
        most,
      ),
    )
    const bandHeight =
      2 * bandPadding + Math.max(...columns.map((rows) => rows.length * (boxHeight + gapY) - gapY))
    for (const [column, name] of names.entries()) {
      const left = margin + column * (share + gapX)
      const rows = columns[column] ?? []
      const boxes = rows.flatMap((row, line) =>
        row.map((subject, place): Box => {
          const start = left + labelWidth + (share - labelWidth - row.length * (boxWidth + gapX)) / 2
          return {
            name: subject,
            x: Math.round(start + place * (boxWidth + gapX)),
            y: y + bandPadding + line * (boxHeight + gapY),
          }
        }),
      )
      const boxOf = new Map(boxes.map((box) => [box.name, box]))
      const arrows = boxes.flatMap((from) =>
        [...(graph.get(from.name) ?? [])].sort().flatMap((to) => {
          const target = boxOf.get(to)
          return target && !isImplied(from.name, to) ? [arrow(from, target)] : []
        }),
      )
      parts.push(
        `<rect x="${left}" y="${y}" width="${share}" height="${bandHeight}" rx="12" fill="${grounds[name] ?? '#fff'}"/>`,
        `<text x="${left + 14}" y="${y + bandPadding + 18}" font-size="15" font-weight="700">${name}</text>`,
        ...arrows,
        ...boxes.map(
          (box) =>
            `<rect x="${box.x}" y="${box.y}" width="${boxWidth}" height="${boxHeight}" rx="7" fill="#fff" stroke="#23312f" stroke-opacity=".35"/><text x="${box.x + boxWidth / 2}" y="${box.y + 17}" text-anchor="middle" font-size="12">${shortName(box.name)}</text>`,
        ),
      )
    }
    y += bandHeight
    const below = floors[index + 1]
    if (below) {
      parts.push(
        `<path d="M${width / 2} ${y + 6}V${y + bandGap - 8}" stroke="#23312f" stroke-width="2" marker-end="url(#head)"/>`,
      )
      y += bandGap
    }
  }
  const upward = subjects.flatMap((from) =>
    [...(graph.get(from) ?? [])].filter(
      (to) =>
        floors.findIndex((names) => names.includes(floorNameOf(to))) <
        floors.findIndex((names) => names.includes(floorNameOf(from))),
    ),
  )
  if (upward.length > 0) throw new Error(`There are imports upwards: ${upward.join(', ')}`)
  const head =
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8Z" fill="#23312f"/></marker></defs>'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y + margin}" width="${width}" height="${y + margin}" font-family="system-ui, sans-serif" fill="#23312f"><title>The subjects of lib and their imports</title><rect width="100%" height="100%" fill="#fbf6ef"/>${head}${parts.join('')}</svg>\n`
}
