import { enlarges, numberCount, type View, viewOf } from './svg-geometry'
import { plainName, type Rule, styleRules, targetsIn } from './svg-styles'
import { type Attributes, weightOf, weightOfProperty } from './svg-weights'

/** What a drawing costs: its parts, and the milliseconds that a million pixels of it take besides. */
export type DrawingCost = { parts: number; pixelMs: number }

/** More than any drawing by hand has, and less than takes a second to draw. */
export const mostDrawn = 20_000
/** More than drawings with many shadows have. What has many is rendered with fewer pixels. */
export const mostPixelMs = 30_000

/** How often something is drawn that a part hands down to those in it: for each shape, or for each of their points. */
type Measure = 'shapes' | 'points'
type Inherited = { id: string; measure: Measure }

export type Node = {
  name: string
  id: string | undefined
  classes: readonly string[]
  own: DrawingCost
  shapes: number
  points: number
  /** Of the drawing, in which a filter is computed. */
  area: number
  children: Node[]
  /** What a `use` shows, and a text follows. */
  links: string[]
  /** What a filter, a mask or a clip names. */
  shown: string[]
  inherited: Inherited[]
}

const shapes = new Set('path rect circle ellipse line polyline polygon text tspan textPath image'.split(' '))
/** Numbers or letters that take as long as a small shape. */
const numbersOfPart = 50
const mostDepth = 1_000
/** How often rules of styles name a part, in all, and how often it is tried whether they do. */
const mostMatches = 200_000
const mostTried = 20_000_000

const plus = (one: DrawingCost, other: DrawingCost, times = 1): DrawingCost => ({
  // Nothing for ever is still nothing.
  parts: one.parts + (other.parts === 0 ? 0 : other.parts * times),
  pixelMs: one.pixelMs + (other.pixelMs === 0 ? 0 : other.pixelMs * times),
})

const endless: DrawingCost = { parts: Number.POSITIVE_INFINITY, pixelMs: Number.POSITIVE_INFINITY }

const handsDown = new Set(['filter', 'mask', 'clip-path'])

/** What a declaration says, read once however many parts it is for. */
type Declaration = { property: string; isHandedDown: boolean; pixelMs: number; targets: readonly string[] }

const readDeclaration = (property: string, value: string): Declaration => ({
  property,
  isHandedDown: handsDown.has(property) && value.trim() === 'inherit',
  pixelMs: weightOfProperty(property, value),
  targets: targetsIn(value),
})

/** Whether a part of a filter takes longer the larger it is. */
const isWide = ({ name, own }: Node) => name === 'feMorphology' && own.pixelMs > weightOf(name, new Map(), 1)

/**
 * Counts what a drawing draws, with every part as often as `use`, a pattern, a mask or the like shows it: a few lines
 * that use each other in turn are millions of shapes, and each filter takes its time for every pixel.
 */
export class DrawnParts {
  private readonly root: Node = this.nodeOf('', new Map())
  private readonly open: Node[] = [this.root]
  private readonly nodes: Node[] = []
  private readonly byId = new Map<string, Node>()
  private readonly costs = new Map<Node, DrawingCost>()
  private readonly sums = { shapes: new Map<Node, number>(), points: new Map<Node, number>() }
  private view: View | undefined
  /** Something in it is drawn larger than it says. */
  private isEnlarged = false
  /** A filter counts in parts of what it is applied to. */
  private isRelative = false

  private nodeOf(name: string, attributes: Attributes): Node {
    const numbers = ['d', 'points'].reduce((sum, each) => sum + numberCount(attributes.get(each)), 0)
    return {
      name,
      id: attributes.has('id') ? plainName(attributes.get('id') ?? '') : undefined,
      classes: (attributes.get('class') ?? '').split(/\s+/),
      own: {
        // The parts of gradients and filters are not drawn by themselves.
        parts: name === '' || name === 'stop' ? 0 : 1 + numbers / numbersOfPart,
        pixelMs: weightOf(name, attributes, this.widthIn(attributes)),
      },
      shapes: shapes.has(name) ? 1 : 0,
      // A line has its two points in other attributes.
      points: shapes.has(name) ? numbers + 2 : 0,
      area: 1,
      children: [],
      links: [],
      shown: [],
      inherited: [],
    }
  }

  begin(name: string, attributes: readonly { local: string; prefix?: string; value: string }[]): void {
    const plain = attributes.filter(({ prefix = '' }) => prefix === '')
    const values = new Map([...attributes, ...plain].map(({ local, value }) => [local, value]))
    if (this.nodes.length === 0) this.view = viewOf(values)
    else if (name === 'marker' || values.has('viewBox')) this.isEnlarged = true
    const node = this.nodeOf(name, values)
    if (node.id !== undefined && !this.byId.has(node.id)) this.byId.set(node.id, node)
    for (const { local, value } of attributes) {
      if (local === 'href' && value.trim().startsWith('#')) node.links.push(plainName(value.trim().slice(1)))
      else if (local === 'style') this.sayAll(node, styleRules(`x{${value}}`))
      else this.say(node, local, value)
      if (/^(?:transform|patternTransform|style)$/.test(local) && enlarges(value)) this.isEnlarged = true
      if (/ContentUnits$/.test(local) && value === 'objectBoundingBox') this.isEnlarged = true
    }
    if (name === 'filter') node.area = this.areaOf(values)
    this.nodes.push(node)
    this.open.at(-1)?.children.push(node)
    this.open.push(node)
  }

  /** The words of the part that is open. */
  words(text: string): void {
    const node = this.open.at(-1)
    if (node && shapes.has(node.name))
      node.own = plus(node.own, { parts: text.length / numbersOfPart, pixelMs: 0 })
  }

  end(): void {
    if (this.open.length > 1) this.open.pop()
  }

  /** What all of it costs, with its style sheet; infinite for a part that shows itself. */
  total(css = ''): DrawingCost {
    if (enlarges(css)) this.isEnlarged = true
    // A radius grows with what is enlarged.
    if (this.isEnlarged && this.nodes.some(isWide)) return endless
    if (!this.apply(styleRules(css))) return endless
    return this.costOf(this.root, 0)
  }

  private areaOf(values: Attributes): number {
    const width = Number(values.get('width') ?? Number.NaN)
    const height = Number(values.get('height') ?? Number.NaN)
    if (!this.view || values.get('filterUnits') !== 'userSpaceOnUse') return 1
    const area = (width * height) / (this.view.width * this.view.height)
    return area >= 0 && area < 1 ? area : 1
  }

  /** The width of the drawing in the units in which a filter counts. */
  private widthIn(attributes: Attributes): number {
    if (attributes.get('primitiveUnits') === 'objectBoundingBox') this.isRelative = true
    return this.isRelative || !this.view ? Number.MIN_VALUE : this.view.width
  }

  private sayAll(node: Node, rules: readonly Rule[]): void {
    for (const { properties } of rules)
      for (const [property, value] of properties) this.say(node, property, value)
  }

  private say(node: Node, property: string, value: string): void {
    this.take(node, readDeclaration(property, value))
  }

  private take(node: Node, { property, isHandedDown, pixelMs, targets }: Declaration): void {
    // What is handed down here alone would be counted for one part only.
    if (isHandedDown) node.own = endless
    node.own = plus(node.own, { parts: 0, pixelMs })
    for (const id of targets) {
      if (property.startsWith('marker')) node.inherited.push({ id, measure: 'points' })
      else if (property === 'fill' || property === 'stroke') node.inherited.push({ id, measure: 'shapes' })
      else node.shown.push(id)
    }
  }

  /** Has the rules of a style sheet say what they say of the parts that they name; false for too many. */
  private apply(rules: readonly Rule[]): boolean {
    const named = new Map<string, Node[]>()
    for (const node of this.nodes) {
      const names = [node.name, ...node.classes.map((each) => `.${each}`), `#${node.id}`]
      for (const name of new Set(names)) {
        const found = named.get(name)
        if (found) found.push(node)
        else named.set(name, [node])
      }
    }
    const selectors = rules.reduce((sum, { names }) => sum + names.length, 0)
    if (selectors * this.nodes.length > mostTried) return false
    let matches = 0
    for (const { names, properties } of rules) {
      const declarations = properties.map(([property, value]) => readDeclaration(property, value))
      // Each part that is named counts, and each that a declaration names for it.
      const size = declarations.reduce((sum, { targets }) => sum + 1 + targets.length, 0)
      for (const name of new Set(names)) {
        const found = name === '*' ? this.nodes : (named.get(name) ?? [])
        matches += found.length * size
        if (matches > mostMatches) return false
        for (const node of found) for (const each of declarations) this.take(node, each)
      }
    }
    return true
  }

  private sumOf(node: Node, measure: Measure, depth: number): number {
    const sums = this.sums[measure]
    const known = sums.get(node)
    if (known !== undefined) return known
    sums.set(node, Number.POSITIVE_INFINITY)
    if (depth > mostDepth) return Number.POSITIVE_INFINITY
    const inside = [...node.children, ...this.found(node.links)]
    const sum = inside.reduce((total, each) => total + this.sumOf(each, measure, depth + 1), node[measure])
    sums.set(node, sum)
    return sum
  }

  private found = (ids: readonly string[]): Node[] => ids.flatMap((id) => this.byId.get(id) ?? [])

  private costOf(node: Node, depth: number): DrawingCost {
    const known = this.costs.get(node)
    if (known !== undefined) return known
    // Until it is known, a part that is met again shows itself.
    this.costs.set(node, endless)
    if (depth > mostDepth) return endless
    // A filter and a gradient cost something only where they are used.
    const drawn = node.children.filter(({ name }) => name !== 'filter' && !/gradient$/i.test(name))
    let cost = node.own
    for (const each of [...drawn, ...this.found([...node.links, ...node.shown])])
      cost = plus(cost, this.costOf(each, depth + 1))
    for (const { id, measure } of node.inherited)
      for (const each of this.found([id]))
        cost = plus(cost, this.costOf(each, depth + 1), this.sumOf(node, measure, depth + 1))
    if (node.name === 'filter' && !this.isEnlarged) cost = { ...cost, pixelMs: cost.pixelMs * node.area }
    this.costs.set(node, cost)
    return cost
  }
}
