import { and, eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { type PartyView, partyView, products, productTexts, readCategoryKeys } from '@/lib/shop/catalogue'
import {
  electronicsOf,
  productTitle,
  type RegulatedElectronics,
  shownArticleNumberOf,
} from '@/lib/shop/rules'
import { earlierAddress, type Paper, paperAddress } from './address'

/** The data of a product that its documents contain, in their language. */
export type PaperFacts = {
  title: string
  /** Of the article. */
  number: string
  attributes: { label: string; value: string }[]
  warnings: string[]
  manufacturer: PartyView | undefined
  /** In the Union, where the manufacturer is outside it. */
  responsible: PartyView | undefined
  /** The kind of an electric device, by which its return is regulated. */
  electronics: RegulatedElectronics | undefined
  since: Date
}

/** The data for a document; undefined unless the product lists it among its documents. */
export async function findPaper(db: Database, paper: Paper): Promise<PaperFacts | undefined> {
  const { number, language } = paper
  const [row] = await db
    .select({ product: products, text: productTexts })
    .from(products)
    .innerJoin(
      productTexts,
      and(eq(productTexts.productId, products.id), eq(productTexts.language, language)),
    )
    .where(eq(products.number, number))
    .limit(1)
  const plain = { ...paper, country: undefined }
  const listed = [paperAddress(plain), earlierAddress(plain)]
  if (!row?.product.documents.some(({ src }) => listed.includes(src))) return undefined
  const { product, text } = row
  return {
    title: productTitle({ brand: product.brand, subbrand: product.subbrand ?? undefined, name: text.name }),
    number: shownArticleNumberOf(product),
    attributes: Object.values(product.advancedAttributes).flatMap(({ label, value }) => {
      const [words, meaning] = [label[language], value[language]]
      return words && meaning ? [{ label: words, value: meaning }] : []
    }),
    warnings: product.safety?.warnings[language] ?? [],
    manufacturer: partyView(product.safety?.manufacturer, language),
    responsible: partyView(product.safety?.responsible, language),
    electronics: electronicsOf(await readCategoryKeys(db, product.id)),
    since: product.onlineSince,
  }
}
