type Node = { children: Node[]; uses: string[] }

/** More than any drawing by hand has, and less than takes a second to draw. */
export const mostDrawn = 20_000

/**
 * Counts what a drawing draws, with every part as often as `use`, a pattern, a mask or the like shows it: a few lines
 * that use each other in turn are millions of shapes.
 */
export class DrawnParts {
  private readonly open: Node[] = [{ children: [], uses: [] }]
  private readonly byId = new Map<string, Node>()
  private readonly costs = new Map<Node, number>()

  begin(attributes: readonly { local: string; value: string }[]): void {
    const node: Node = { children: [], uses: [] }
    for (const { local, value } of attributes) {
      if (local === 'id' && !this.byId.has(value)) this.byId.set(value, node)
      else if (local === 'href' && value.trim().startsWith('#')) node.uses.push(value.trim().slice(1))
      else for (const [, id = ''] of value.matchAll(/url\(\s*["']?#([^"')]*)/g)) node.uses.push(id)
    }
    this.open.at(-1)?.children.push(node)
    this.open.push(node)
  }

  end(): void {
    if (this.open.length > 1) this.open.pop()
  }

  /** What all of it draws; infinite for a part that shows itself. */
  total(): number {
    const [root] = this.open
    return root ? this.costOf(root, 0) : 0
  }

  private costOf(node: Node, depth: number): number {
    const known = this.costs.get(node)
    if (known !== undefined) return known
    // Until it is known, a part that is met again shows itself.
    this.costs.set(node, Number.POSITIVE_INFINITY)
    if (depth > 1_000) return Number.POSITIVE_INFINITY
    const shown = node.uses.flatMap((id) => this.byId.get(id) ?? [])
    const cost = [...node.children, ...shown].reduce((sum, each) => sum + this.costOf(each, depth + 1), 1)
    this.costs.set(node, cost)
    return cost
  }
}
