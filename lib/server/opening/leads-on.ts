const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether a value of content has a link that leads somewhere, or a block that shows products, at any depth. */
function hasWay(value: unknown): boolean {
  if (!isObject(value)) return false
  if ('linktype' in value)
    return [value.id, value.url, value.cached_url].some((to) => to !== undefined && to !== '')
  if (typeof value.component === 'string' && /product|recommendation/.test(value.component)) return true
  return Object.values(value).some(hasWay)
}

/** Whether a published story leads visitors to the goods: the menu of a layout, or a home page. */
export function leadsOn(key: string, content: unknown): boolean {
  if (!isObject(content)) return false
  if (key === 'layout') return hasWay(content.navigation)
  return key === 'home' && hasWay(content)
}
