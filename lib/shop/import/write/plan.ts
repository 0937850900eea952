import type { Transaction } from '@/lib/platform/db'
import type { SourceProduct } from '@/schemas/shop'
import { digestOf } from './digest'
import {
  type Existing,
  readExisting,
  readNumberOwners,
  readVariantOwners,
  type VariantOwner,
} from './existing'
import { distinctNumberOf, numberOf } from './number'
import type { Planned } from './rows'

export type Rejected = { referenceKey: string; reason: string }

type Plan = {
  changed: Planned[]
  unchanged: number
  rejected: Rejected[]
  existing: Map<string, Existing>
  /** The ids of products outside the plan that lose a variant to one in it. */
  losers: number[]
}

/** Rejects sources that repeat a product or a variant of the same call. */
function withoutDuplicates(sources: readonly SourceProduct[], rejected: Rejected[]): SourceProduct[] {
  const products = new Set<string>()
  const variants = new Map<string, string>()
  return sources.filter(({ referenceKey, variants: own }) => {
    const keys = own.map((variant) => variant.referenceKey)
    const taken = keys.find((key, at) => variants.has(key) || keys.indexOf(key) !== at)
    const reason = products.has(referenceKey)
      ? `product ${referenceKey} comes twice`
      : taken &&
        `variant ${taken} comes twice, the first time in product ${variants.get(taken) ?? referenceKey}`
    if (reason) {
      rejected.push({ referenceKey, reason })
      return false
    }
    products.add(referenceKey)
    for (const key of keys) variants.set(key, referenceKey)
    return true
  })
}

/** A product keeps its number unless its source has another one. */
function number(source: SourceProduct, existing: Existing | undefined, owners: ReadonlyMap<string, string>) {
  const free = (candidate: string) => (owners.get(candidate) ?? source.referenceKey) === source.referenceKey
  if (source.number !== undefined) return free(source.number) ? source.number : undefined
  if (existing) return existing.number
  const made = numberOf(source.referenceKey)
  return free(made) ? made : distinctNumberOf(source.referenceKey)
}

/** The variants of a source that belong to a product outside this call. */
const foreignVariants = (
  { referenceKey, variants }: SourceProduct,
  owners: ReadonlyMap<string, VariantOwner>,
  written: ReadonlySet<string>,
) =>
  variants.flatMap((variant) => {
    const owner = owners.get(variant.referenceKey)
    const isForeign = owner && owner.productKey !== referenceKey && !written.has(owner.productKey)
    return isForeign ? [{ key: variant.referenceKey, ...owner }] : []
  })

/** What a call has to write: the changed sources, with their numbers. */
export async function planWrite(
  tx: Transaction,
  sources: readonly SourceProduct[],
  { moveVariants }: { moveVariants: boolean },
): Promise<Plan> {
  const rejected: Rejected[] = []
  const distinct = withoutDuplicates(sources, rejected)
  const existing = await readExisting(
    tx,
    distinct.map(({ referenceKey }) => referenceKey),
  )
  const digested = distinct.map((source) => ({ source, digest: digestOf(source) }))
  const differing = digested.filter(
    ({ source, digest }) => existing.get(source.referenceKey)?.digest !== digest,
  )
  const unchanged = digested.length - differing.length
  const owners = await readNumberOwners(
    tx,
    differing.map(({ source }) => source.number ?? numberOf(source.referenceKey)),
  )
  const variantOwners = await readVariantOwners(
    tx,
    differing.flatMap(({ source }) => source.variants.map(({ referenceKey }) => referenceKey)),
  )
  const rewritten = new Set(differing.map(({ source }) => source.referenceKey))
  const changed: Planned[] = []
  for (const { source, digest } of differing) {
    const { referenceKey } = source
    const chosen = number(source, existing.get(referenceKey), owners)
    if (chosen === undefined) {
      const owner = owners.get(source.number ?? '')
      rejected.push({ referenceKey, reason: `number ${source.number} belongs to product ${owner}` })
      continue
    }
    const [foreign] = foreignVariants(source, variantOwners, rewritten)
    if (foreign && !moveVariants) {
      rejected.push({
        referenceKey,
        reason: `variant ${foreign.key} belongs to product ${foreign.productKey}`,
      })
      continue
    }
    owners.set(chosen, referenceKey)
    changed.push({ source, digest, number: chosen })
  }
  const written = new Set(changed.map(({ source }) => source.referenceKey))
  const lost = changed.flatMap(({ source }) => foreignVariants(source, variantOwners, written))
  const losers = [...new Set(lost.map(({ productId }) => productId))]
  return { changed, unchanged, rejected, existing, losers }
}
