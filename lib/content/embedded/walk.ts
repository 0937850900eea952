type Node = Record<string, unknown>

/** How many values one request visits, to bound the cost of hostile stories. */
export const visitLimit = 200_000

/**
 * Visits every object inside content, in no particular order and without recursion, so that deep content cannot
 * overflow the stack. `budget.left` is shared by all walks of a request.
 */
export function walkObjects(root: unknown, budget: { left: number }, visit: (node: Node) => void): void {
  const waiting: unknown[] = [root]
  while (waiting.length > 0 && budget.left > 0) {
    const value = waiting.pop()
    budget.left -= 1
    if (Array.isArray(value)) for (const item of value) waiting.push(item)
    else if (typeof value === 'object' && value !== null) {
      visit(value as Node)
      for (const item of Object.values(value))
        if (typeof item === 'object' && item !== null) waiting.push(item)
    }
  }
}

const uuidPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && uuidPattern.test(value)
