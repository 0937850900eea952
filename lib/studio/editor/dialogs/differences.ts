import { allBloks, type Blok, isBlok, isSame } from '../model'

/** The fields of a block without the blocks inside it. */
const own = (blok: Blok) =>
  Object.fromEntries(
    Object.entries(blok).filter(
      ([, value]) => !(Array.isArray(value) && value.length > 0 && value.every(isBlok)),
    ),
  )

const voidless = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  )

/** How many fields of two versions differ; a block that only one of them has, or that stands elsewhere, counts once. */
export function differencesOf(one: Blok, other: Blok): number {
  const [before, after] = [one, other].map((content) => {
    const all = allBloks(content)
    return new Map(
      all.map(({ blok, path }, index) => [index === 0 ? '' : blok._uid, { blok, place: path.join('/') }]),
    )
  }) as [Map<string, { blok: Blok; place: string }>, Map<string, { blok: Blok; place: string }>]
  let count = 0
  for (const uid of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(uid), after.get(uid)]
    if (!was || !is) {
      count += 1
      continue
    }
    const [left, right] = [voidless(own(was.blok)), voidless(own(is.blok))]
    const names = new Set([...Object.keys(left), ...Object.keys(right)])
    count += [...names].filter((name) => name !== '_uid' && !isSame(left[name], right[name])).length
    if (was.place !== is.place) count += 1
  }
  return count
}
