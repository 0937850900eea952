import { sql } from 'drizzle-orm'
import { type Executor, recordset } from '@/lib/platform/db'
import { inEveryLanguage } from '@/lib/platform/markets'
import { oldestOfSizes } from '@/lib/shop/advisors'
import { seoSlug, valuePlace } from '@/lib/shop/rules'
import type { Language } from '@/schemas'
import { type ColourWords, describeBaseColour, filterBase } from '../colours/base-colour'
import { type ChildFacet, facetAttributes, type IndexedFacet, saleValue, valueFacets } from '../facets'
import { weightsOfChild } from './child-weights'
import type { SoldVariant } from './entry'
import { oldestChild } from './oldest-child'
import type { AttributeWords, ListingSource } from './sources'

type FacetValue = {
  facet: IndexedFacet
  value: string
  /** The value that this one is below. */
  base: string | null
  labels: Record<string, string>
  swatch: string | null
  position: number
}

/** What the readable part of an address leaves out and what tells one name from another: signs, letters of any script. */
const telling = /[^\p{L}\p{M}\p{N}\s,/-]|[^\P{L}\p{Script=Latin}]/u
const longestValue = 100

/**
 * The value of a name in a filter: as in addresses, but where that would take signs or letters away, the name itself, so
 * that A+B is not AB and a name in another script has a filter. An `&` between words is no sign of its own: Mira & Max.
 */
export function nameValue(name: string): string {
  const plain = name.normalize('NFC').replace(/\s&\s/g, ' ')
  const slug = seoSlug([plain])
  if (slug !== '' && !telling.test(plain)) return slug
  return plain.trim().toLowerCase().replace(/\s+/g, '-').slice(0, longestValue)
}

const named = (facet: 'brand' | 'subbrand', name: string | null): FacetValue[] => {
  const value = nameValue(name ?? '')
  if (!name || value === '') return []
  return [{ facet, value, base: null, labels: inEveryLanguage(name), swatch: null, position: 0 }]
}

/** The value of everything that is reduced. */
const reduced: FacetValue = {
  facet: 'sale',
  value: saleValue,
  base: null,
  labels: { de: 'Reduziert', fr: 'En promotion', nl: 'Afgeprijsd' } satisfies Record<Language, string>,
  swatch: null,
  position: 0,
}

/** The child that goods are for, by what they tell; the age that it has outgrown them at also by their largest size. */
function childOf({ facts, variants }: ListingSource): FacetValue[] {
  const sizes = variants.flatMap(({ attributes }) =>
    facetAttributes.size.flatMap((name) => attributes[name] ?? []),
  )
  const ends: Partial<Record<ChildFacet, number>> = {
    ...weightsOfChild(facts),
    oldest: oldestChild(facts) ?? oldestOfSizes(sizes),
  }
  return (Object.keys(ends) as ChildFacet[]).flatMap((facet) => {
    const end = ends[facet]
    return end === undefined
      ? []
      : [{ facet, value: String(end), base: null, labels: {}, swatch: null, position: 0 }]
  })
}

type Shown = { value: string; base?: string; shown: AttributeWords | undefined }

/**
 * A colour is found by its base colour. One with a swatch is a shade below that, which can be chosen alone; a mere word,
 * as feeds give it, is not.
 */
function filterColours(
  value: string,
  words: ReadonlyMap<string, AttributeWords>,
  own: ColourWords,
): readonly Shown[] {
  const shown = words.get(`farbe ${value}`)
  const base = filterBase(value, shown, own)
  const named = words.get(`farbe ${base}`)
  const usual = describeBaseColour(base)
  const described = named?.swatch && {
    ...named,
    labels: { ...usual.labels, ...named.labels },
    position: named.position ?? usual.position,
  }
  return [
    { value: base, shown: described || usual },
    ...(shown?.swatch && value !== base ? [{ value, base, shown }] : []),
  ]
}

/**
 * The filter values of a product. Values of variants, such as sizes, count only if a variant with them can be bought,
 * or all of them if none can.
 */
export function facetsOf(
  source: ListingSource,
  sold: readonly SoldVariant[],
  words: ReadonlyMap<string, AttributeWords>,
  colours: ColourWords,
  { isReduced }: { isReduced: boolean },
): FacetValue[] {
  const buyable = sold.filter(({ availability }) => availability.buyable)
  const counted = [source, ...(buyable.length > 0 ? buyable : sold)].map(({ attributes }) => attributes)
  const found = new Map<string, FacetValue>()
  for (const facet of valueFacets) {
    for (const attribute of facetAttributes[facet]) {
      for (const attributes of counted) {
        const key = attributes[attribute]
        if (key === undefined) continue
        const values =
          facet === 'colour'
            ? filterColours(key, words, colours)
            : [{ value: key, shown: words.get(`${attribute} ${key}`) }]
        for (const { value, base = null, shown } of values satisfies readonly Shown[]) {
          const { labels = {}, swatch = null } = shown ?? {}
          const position = valuePlace(value, shown?.position)
          found.set(`${facet} ${value}`, { facet, value, base, labels, swatch, position })
        }
      }
    }
  }
  return [
    ...named('brand', source.brand),
    ...named('subbrand', source.subbrand),
    ...found.values(),
    ...childOf(source),
    ...(isReduced ? [reduced] : []),
  ]
}

/** Inserts new values, updates the labels of the others, and returns the ids by `facet value`. */
export async function upsertFacetValues(
  tx: Executor,
  values: Iterable<FacetValue>,
): Promise<ReadonlyMap<string, number>> {
  const distinct = new Map([...values].map((value) => [`${value.facet} ${value.value}`, value]))
  const source = recordset(
    [...distinct.values()],
    'facet text, value text, base text, labels jsonb, swatch text, position integer',
  )
  await tx.execute(sql`
    insert into facet_values as f (facet, value, base, labels, swatch, position)
    select s.facet, s.value, s.base, s.labels, s.swatch, s.position from ${source}
    left join facet_values k using (facet, value)
    where (k.base, k.labels, k.swatch, k.position) is distinct from (s.base, s.labels, s.swatch, s.position)
    order by s.facet, s.value
    on conflict (facet, value) do update
    set base = excluded.base, labels = excluded.labels, swatch = excluded.swatch, position = excluded.position`)
  const rows = await tx.execute<{ id: number; facet: string; value: string }>(
    sql`select f.id, f.facet, f.value from facet_values f join ${source} using (facet, value)`,
  )
  return new Map(rows.map(({ id, facet, value }) => [`${facet} ${value}`, id]))
}
