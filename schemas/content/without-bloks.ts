const isBlokOf = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'component' in value &&
  typeof value.component === 'string' &&
  names.includes(value.component)

/** A copy of a block without the blocks of some names inside it, at any depth; `report` hears of each. */
export function withoutBloks<B extends Record<string, unknown>>(
  blok: B,
  names: readonly string[],
  report: (name: string) => void,
): B {
  const isKept = (value: unknown) => {
    const isLeftOut = isBlokOf(value, names)
    if (isLeftOut) report((value as { component: string }).component)
    return !isLeftOut
  }
  const copyOf = <T extends object>(value: T): T =>
    (Array.isArray(value)
      ? value.filter(isKept)
      : Object.fromEntries(Object.entries(value).filter(([, inner]) => isKept(inner)))) as T
  const copy = copyOf(blok)
  // Not recursive: content is not to be trusted with its depth.
  const waiting: Record<string, unknown>[] = [copy]
  for (let node = waiting.pop(); node; node = waiting.pop())
    for (const [key, value] of Object.entries(node)) {
      if (typeof value !== 'object' || value === null) continue
      const inner = copyOf(value as Record<string, unknown>)
      node[key] = inner
      waiting.push(inner)
    }
  return copy
}
