import 'server-only'
import { database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { isProductPicture } from '@/lib/shop/catalogue'
import { findCards, popularPaths } from '@/lib/shop/listing'
import { findPaper, type Paper, type PaperFacts } from '@/lib/shop/product-documents'
import { type ProductAddress, productAddresses } from '@/lib/shop/sitemap'
import type { ProductCard } from '@/schemas/shop'
import { part } from './part'

/** Products by their numbers, as a market sells them. */
export type Products = {
  /** The cards of products, in the given order. Products that a market does not sell are left out. */
  cards: (market: Market, numbers: readonly string[]) => Promise<ProductCard[]>
  /** The paths of the pages of the most popular products of a market. */
  popularPaths: (market: Market, count: number) => Promise<string[]>
  /** Whether a product has the picture at an address. */
  hasPicture: (source: URL) => Promise<boolean>
  /** The data for a document of a product; undefined unless the product lists it among its documents. */
  paper: (paper: Paper) => Promise<PaperFacts | undefined>
  /** The products of a file of a market's sitemap, counted from 1, in batches, each with its page in all `markets`. */
  addresses: (asked: {
    market: Market
    markets: readonly Market[]
    file: number
  }) => AsyncGenerator<ProductAddress[]>
}

const own: Products = {
  cards: (market, numbers) => findCards(database(), market, numbers),
  popularPaths: (market, count) => popularPaths(database(), market, count),
  hasPicture: (source) => isProductPicture(database(), source),
  paper: (paper) => findPaper(database(), paper),
  addresses: (asked) => productAddresses(database(), asked),
}

export const products = part('products', own)
