import { or, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { pictureSources, products } from './tables'

/** An address as a parser of URLs writes it, and as a feed may have written it, with letters that it encodes. */
function spellingsOf({ href }: URL): string[] {
  try {
    return [...new Set([href, decodeURI(href)])]
  } catch {
    return [href]
  }
}

/** Queries a product that has a picture. */
export const productPictureQuery = (db: Database, source: URL) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(or(...spellingsOf(source).map((src) => sql`${pictureSources} @> to_jsonb(${src}::text)`)))
    .limit(1)

/** Whether a product has the picture at an address. */
export const isProductPicture = async (db: Database, source: URL): Promise<boolean> =>
  (await productPictureQuery(db, source)).length > 0
