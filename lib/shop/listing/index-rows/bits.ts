import { sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'

/** Products in a segment: the width of `listing_bits.bits`. */
const segmentSize = 8192
const bytes = segmentSize / 8

/**
 * A bit to set for a product in a market. The key is `facet value`: `brand 12`, `category 4`, `price 2000`, `all 0`.
 */
export type Membership = { locale: string; productId: number; key: string }

/**
 * The filter values that occur in each category. They are stored in the segment -1, where bits stand for values instead
 * of products.
 */
export function valuesOfCategories(
  entries: readonly { locale: string; categories: readonly number[]; facets: readonly number[] }[],
): Membership[] {
  const pairs = new Map<string, Membership>()
  for (const { locale, categories, facets } of entries)
    for (const category of categories)
      for (const value of facets) {
        const place = value % segmentSize
        const name = `${locale} ${category} ${place}`
        if (!pairs.has(name))
          pairs.set(name, { locale, productId: place - segmentSize, key: `category ${category}` })
      }
  return [...pairs.values()]
}

type Change = { locale: string; facet: string; value: number; segment: number; offset: number }

const changeOf = ({ locale, productId, key }: Membership): Change => {
  const space = key.lastIndexOf(' ')
  const segment = Math.floor(productId / segmentSize)
  return {
    locale,
    facet: key.slice(0, space),
    value: Number(key.slice(space + 1)),
    segment,
    offset: productId - segment * segmentSize,
  }
}

/** The bits of one row in hexadecimal, without leading and trailing zero bytes. */
function packed(offsets: readonly number[]): { lead: number; hex: string } {
  const first = Math.min(...offsets) >> 3
  const buffer = Buffer.alloc((Math.max(...offsets) >> 3) - first + 1)
  for (const offset of offsets) {
    const place = (offset >> 3) - first
    buffer.writeUInt8(buffer.readUInt8(place) | (128 >> (offset & 7)), place)
  }
  return { lead: first, hex: buffer.toString('hex') }
}

/** A row for each value and segment, always in the same order, so that concurrent writers do not deadlock. */
function rowsOf(memberships: readonly Membership[]) {
  const rows = new Map<string, { change: Change; offsets: number[] }>()
  for (const membership of memberships) {
    const change = changeOf(membership)
    const key = `${change.locale} ${membership.key} ${change.segment}`
    const row = rows.get(key)
    if (row) row.offsets.push(change.offset)
    else rows.set(key, { change, offsets: [change.offset] })
  }
  return [...rows]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([
        ,
        {
          change: { offset: _, ...place },
          offsets,
        },
      ]) => ({ ...place, ...packed(offsets) }),
    )
}

const bitRows = (memberships: readonly Membership[]) => sql`(
  select locale, facet, value, segment,
    ('x' || repeat('00', lead) || hex || repeat('00', ${bytes}::int - lead - length(hex) / 2))::bit(8192) as bits
  from json_to_recordset(${JSON.stringify(rowsOf(memberships))}::text::json)
    as r(locale text, facet text, value integer, segment integer, lead integer, hex text)) as s`

/** Clears the bits of what products no longer have, and sets those of what they have now. */
export async function changeBits(
  tx: Executor,
  { gone, come }: { gone: readonly Membership[]; come: readonly Membership[] },
): Promise<void> {
  if (gone.length > 0)
    await tx.execute(sql`
      update listing_bits b set bits = b.bits & ~s.bits from ${bitRows(gone)}
      where b.locale = s.locale and b.facet = s.facet and b.value = s.value and b.segment = s.segment`)
  if (come.length > 0)
    await tx.execute(sql`
      insert into listing_bits as b (locale, facet, value, segment, bits)
      select locale, facet, value, segment, bits from ${bitRows(come)}
      on conflict (locale, facet, value, segment) do update set bits = b.bits | excluded.bits
        where b.bits & excluded.bits <> excluded.bits`)
}
