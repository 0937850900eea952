/** A block on the way from the story to the selected block, in the bridge's own words. */
export type Breadcrumb = {
  _uid: string
  component: string
  _parentUid?: string
  _parentfield?: string
  _parentName?: string
  _parentindex?: number
}

type Node = Record<string, unknown>

const isBlok = (value: unknown): value is Node & { _uid: string; component: string } =>
  typeof value === 'object' &&
  value !== null &&
  '_uid' in value &&
  typeof value._uid === 'string' &&
  'component' in value &&
  typeof value.component === 'string'

const crumbOf = (
  { _uid, component }: { _uid: string; component: string },
  around?: { parent: Breadcrumb; field: string; index: number },
): Breadcrumb => ({
  _uid,
  component,
  ...(around && {
    _parentUid: around.parent._uid,
    _parentfield: around.field,
    _parentName: around.parent.component,
    _parentindex: around.index,
  }),
})

type Place = { value: unknown; way: readonly Breadcrumb[]; field: string; index: number }

/** The blocks from the story's own to the one with the uid, both included; empty when it is not there. */
export function breadcrumbsTo(content: unknown, uid: string): Breadcrumb[] {
  const waiting: Place[] = [{ value: content, way: [], field: '', index: 0 }]
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, field, index } = place
    if (typeof value !== 'object' || value === null) continue
    const parent = place.way.at(-1)
    const way = isBlok(value) ? [...place.way, crumbOf(value, parent && { parent, field, index })] : place.way
    if (isBlok(value) && value._uid === uid) return [...way]
    for (const [key, inner] of Object.entries(value))
      waiting.push(
        Array.isArray(value)
          ? { value: inner, way, field, index: Number(key) }
          : { value: inner, way, field: isBlok(value) ? key : field, index: 0 },
      )
  }
  return []
}
