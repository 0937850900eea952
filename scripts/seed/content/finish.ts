import { stableUuid } from '@/lib/content/embedded'
import { typeset } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'

/** Fields with names and addresses instead of texts. */
const technical = new Set([
  'storage',
  'component',
  'type',
  'fieldtype',
  'filename',
  'category',
  'advisor',
  'mark',
  'linktype',
  'href',
  'uuid',
  'sections',
  'anchor',
  'email',
  'url',
  'cached_url',
  'id',
])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Typesets the texts of a story by the rules of its language, and gives each block a deterministic `_uid`. */
export function finish(content: unknown, fullSlug: string, market: Market): unknown {
  const walk = (value: unknown, path: string, key = ''): unknown => {
    if (typeof value === 'string') return technical.has(key) ? value : typeset(value, market)
    if (Array.isArray(value)) return value.map((entry, index) => walk(entry, `${path}.${index}`, key))
    if (!isObject(value)) return value
    const done = Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, walk(entry, `${path}.${name}`, name)]),
    )
    const uid = () => stableUuid(`block:${fullSlug}${path}`)
    if (value.type === 'blok') return { ...done, attrs: { id: uid(), ...(done.attrs as object) } }
    return typeof value.component === 'string' ? { _uid: uid(), ...done } : done
  }
  return walk(content, '#content')
}
