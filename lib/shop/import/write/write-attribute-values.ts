import { sql } from 'drizzle-orm'
import { acquireCatalogueLock, type Executor, recordset, type Transaction } from '@/lib/platform/db'
import { type Language, languages } from '@/schemas'
import { type AttributeValue, baseColours, type LocalisedText } from '@/schemas/shop'
import { productsShowing, productsUnder } from './products-showing'
import { type RenewOptions, renew } from './renew'

const isBaseColour = (value: string) => baseColours.some((colour) => colour === value)

const columns = 'attribute text, value text, labels jsonb, swatch text, "position" integer'

/** Merges inputs for the same value into one row. */
function merged(inputs: readonly AttributeValue[]): AttributeValue[] {
  const byValue = new Map<string, AttributeValue>()
  for (const input of inputs) {
    const place = `${input.attribute} ${input.value}`
    const { labels = {}, ...before } = byValue.get(place) ?? {}
    byValue.set(place, { ...before, ...input, labels: { ...labels, ...input.labels } })
  }
  return [...byValue.values()]
}

type Known = { labels: LocalisedText; swatch: string | null; position: number | null }

async function readKnown(tx: Transaction, inputs: readonly AttributeValue[]): Promise<Map<string, Known>> {
  const rows = await tx.execute<Known & { attribute: string; value: string }>(sql`
    select a.attribute, a.value, a.labels, a.swatch, a.position
    from ${recordset(inputs, 'attribute text, value text')} join attribute_values a using (attribute, value)`)
  return new Map(rows.map(({ attribute, value, ...known }) => [`${attribute} ${value}`, known]))
}

/** The languages in which a value is shown differently from before; a swatch and a position affect all of them. */
function languagesOf({ labels, swatch, position }: AttributeValue, known: Known | undefined): Language[] {
  const before = known ?? { labels: {}, swatch: null, position: null }
  const isSeen =
    (swatch ?? before.swatch) !== before.swatch || (position ?? before.position) !== before.position
  return languages.filter(
    (language) => isSeen || (labels[language] ?? before.labels[language]) !== before.labels[language],
  )
}

/**
 * Writes the labels of attribute values. Labels in other languages, a swatch and a position stay where the input has
 * none. Refreshes the listing and the pages of the products that show a changed value. Returns how many changed.
 */
export function writeAttributeValues(
  db: Executor,
  inputs: readonly AttributeValue[],
  options: RenewOptions,
): Promise<number> {
  if (inputs.length === 0) return Promise.resolve(0)
  return db.transaction(async (tx) => {
    await acquireCatalogueLock(tx)
    const distinct = merged(inputs)
    const known = await readKnown(tx, distinct)
    const rows = await tx.execute<{ id: number }>(sql`
      insert into attribute_values as a (attribute, value, labels, swatch, position)
      select s.attribute, s.value, coalesce(old.labels, '{}') || s.labels, coalesce(s.swatch, old.swatch),
        coalesce(s.position, old.position)
      from ${recordset(distinct, columns)} left join attribute_values old using (attribute, value)
      on conflict (attribute, value) do update
      set labels = excluded.labels, swatch = excluded.swatch, position = excluded.position
      where (a.labels, a.swatch, a.position) is distinct from (excluded.labels, excluded.swatch, excluded.position)
      returning id`)
    const shown = distinct.flatMap((input) =>
      languagesOf(input, known.get(`${input.attribute} ${input.value}`)).map((language) => ({
        attribute: input.attribute,
        value: input.value,
        language,
      })),
    )
    const colours = shown.filter(({ attribute, value }) => attribute === 'farbe' && isBaseColour(value))
    const products = [
      ...(await productsShowing(tx, shown, options.brand)),
      ...(await productsUnder(
        tx,
        colours.map(({ value }) => value),
      )),
    ]
    const distinctProducts = [...new Map(products.map((product) => [product.id, product])).values()]
    if (distinctProducts.length > 0) await renew(tx, distinctProducts, options)
    return rows.length
  })
}
