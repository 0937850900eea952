type Blok = Record<string, unknown> & { _uid: string; component: string }

/** The content of a story as it is compared with another: its blocks one by one, and the rest. */
export type Compared = { rest: string; blocks: readonly { blok: Blok; text: string }[] }

const isBlok = (value: unknown): value is Blok =>
  typeof value === 'object' &&
  value !== null &&
  '_uid' in value &&
  typeof value._uid === 'string' &&
  'component' in value &&
  typeof value.component === 'string'

/** Undefined for a story that is no list of blocks, each with a uid of its own. */
export function comparedOf({ body, ...rest }: Record<string, unknown>): Compared | undefined {
  if (!Array.isArray(body) || !body.every(isBlok)) return undefined
  if (new Set(body.map(({ _uid }) => _uid)).size < body.length) return undefined
  return { rest: JSON.stringify(rest), blocks: body.map((blok) => ({ blok, text: JSON.stringify(blok) })) }
}

/** Which blocks are in a value, and how they stand in each other. */
const shapeOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return ''
  const inner = Object.values(value).map(shapeOf).join('')
  return isBlok(value) ? `(${value.component} ${value._uid}${inner})` : inner
}

/**
 * The only block of a page's list in which two versions of its story differ, with no block in it added, removed or moved:
 * everything around it looks as before. Undefined where the page has to be made as a whole.
 * @param referring components that show other stories, of which a page may ask what they hold
 */
export function changedBlock(
  before: Compared,
  now: Compared,
  referring: ReadonlySet<string>,
): Blok | undefined {
  if (before.rest !== now.rest || before.blocks.length !== now.blocks.length) return undefined
  const changed = now.blocks.filter(({ text }, index) => text !== before.blocks[index]?.text)
  const [only] = changed
  if (!only || changed.length > 1) return undefined
  const former = before.blocks[now.blocks.indexOf(only)]?.blok
  const shape = shapeOf(only.blok)
  if (shape !== shapeOf(former)) return undefined
  return [...referring].some((component) => shape.includes(`(${component} `)) ? undefined : only.blok
}
