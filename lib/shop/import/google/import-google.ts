import { marketsOf } from '@/lib/platform/markets'
import { findShopConfigurations, ownNameOf } from '@/lib/platform/shop-configuration'
import { sourceProduct } from '@/schemas/shop'
import { assertWithinBounds, usedBy } from '../bounds'
import { noteClosed } from '../closed-places'
import type { FeedRow } from '../feed-error'
import { isStorable, issuesInWords } from '../issues'
import { noteJumps } from '../price-jumps'
import type { FromFeed, Run } from '../run'
import { openStage, type Stage, type StagedRow } from '../stage'
import { twiceInWords } from '../twice'
import { withdrawMissing } from '../withdraw-missing'
import { digestOf } from '../write/digest'
import { readSources } from '../write/read-source'
import { writeAttributeValues } from '../write/write-attribute-values'
import { isKnownField, unknownFieldInWords, whyIgnored } from './attributes'
import { CategoryFinder } from './categories'
import { contextOf, type FeedContext, type Named } from './context'
import { asTheyAre, type Design, designsOf, mostRows } from './design'
import { mergeProduct } from './merge'
import { allowedColumns } from './misspelt'
import { keysOf, ownersOf } from './owners'
import { missingAttributes, readRow } from './read-row'
import { ignoredShippingPrice, pricesShipping } from './shipping'
import { untaxedIn } from './untaxed'
import { Vocabulary } from './vocabulary'

const stagedAtOnce = 1000
const productsAtOnce = 250

/**
 * Reads every row into the stage. Rejected rows are reported and their ids are remembered. Returns the attributes that the
 * feed names.
 */
async function stageRows(
  rows: AsyncIterable<FeedRow>,
  stage: Stage,
  context: FeedContext,
  run: Run,
): Promise<Named> {
  const named = new Set<string>()
  let batch: StagedRow[] = []
  const flush = async () => {
    const full = batch
    batch = []
    for (const { row, first } of await stage.add(full))
      if (row.data !== null)
        await run.report.reject({ ...row, reason: twiceInWords('the id', row.id, { line: row.line, first }) })
  }
  let lacking: readonly string[] | undefined
  for await (const row of rows) {
    run.counts.rows += 1
    if ('problem' in row && row.left !== undefined) {
      run.report.ignore(row.left, row.problem)
      continue
    }
    const read =
      'problem' in row ? { ok: false as const, reasons: [row.problem] } : readRow(row.fields, context)
    if ('fields' in row) {
      const names = [...row.fields.keys()]
      for (const name of [...names, ...(row.columns ?? [])]) {
        const [attribute = ''] = name.split('.')
        if (isKnownField(attribute)) named.add(attribute)
      }
      const missing = missingAttributes(row.fields, context).filter(
        (name) => !names.some((other) => other.startsWith(`structured_${name}`)),
      )
      lacking = lacking?.filter((name) => missing.includes(name)) ?? missing
      for (const name of names) {
        const why = whyIgnored(name)
        if (!isKnownField(name)) run.report.note(row.line, name, unknownFieldInWords(name))
        else if (why !== undefined) run.report.ignore(name, why)
        else if (pricesShipping(name, row.fields)) run.report.ignore(...ignoredShippingPrice)
      }
    }
    if (read.ok) {
      noteClosed({ locale: run.market.shopLocale }, row.line, run)
      const { id, group } = read.variant
      for (const { attribute, reason } of read.notes) run.report.note(row.line, attribute, reason)
      batch.push({
        id,
        line: row.line,
        group: group === undefined ? `i${id}` : `g${group}`,
        data: read.variant,
      })
    } else {
      const id = 'problem' in row ? row.id : row.fields.get('id')?.[0]
      await run.report.reject({ line: row.line, id, reason: read.reasons.join('; ') })
      if (id !== undefined && id.length <= 60 && isStorable(id))
        batch.push({ id, line: row.line, group: '', data: null })
    }
    if (batch.length >= stagedAtOnce) await flush()
  }
  await flush()
  run.report.lacking = lacking ?? []
  return named
}

type Writing = { run: Run; stage: Stage; context: FeedContext; finder: CategoryFinder; named: Named }

async function writeDesigns(read: readonly Design[], { run, stage, context, finder, named }: Writing) {
  const { db, report } = run
  const owners = await ownersOf(read, run)
  const designs = named.has('color')
    ? read
    : asTheyAre(read, (id, masterKey) => {
        const owner = owners.get(id)
        return owner?.master === masterKey ? owner.product : undefined
      })
  const keys = keysOf(designs, owners)
  const mended = new Set<string>()
  const present = await readSources(db, [...keys.values()], mended)
  const ids = new Set(designs.flatMap(({ lines }) => lines.map(({ variant }) => variant.id)))
  const absent = [...present.values()].flatMap(({ variants }) =>
    variants.map(({ referenceKey }) => referenceKey).filter((key) => !ids.has(key)),
  )
  const vocabulary = new Vocabulary(context.language)
  await vocabulary.load(
    db,
    'farbe',
    designs.flatMap(({ lines }) => lines[0]?.variant.color ?? []),
    [...present.values()].flatMap(({ attributes }) => attributes.farbe ?? []),
  )
  await vocabulary.load(
    db,
    'asGro',
    designs.flatMap(({ lines }) => lines.flatMap(({ variant }) => variant.size ?? [])),
    [...present.values()].flatMap(({ variants }) =>
      variants.flatMap(({ attributes }) => attributes.asGro ?? []),
    ),
  )
  await vocabulary.loadKnown(db)
  const rejected = keepsUnnamed(named, run) ? new Set(absent) : await stage.rejected(absent)
  const batch: FromFeed[] = []
  for (const design of designs) {
    const key = keys.get(design) ?? ''
    const before = present.get(key)
    const found = finder.find(design)
    const categories =
      found.length > 0 ? [...new Set([...found, ...finder.keptFrom(before?.categories ?? [])])] : []
    const made = mergeProduct(design, key, before, { context, vocabulary, categories, rejected, named })
    const merged = sourceProduct.safeParse(made)
    const lines = design.lines.map(({ line, variant }) => ({ line, id: variant.id }))
    const untaxed = untaxedIn(design, before, { context, run })
    if (untaxed !== undefined) for (const place of lines) await report.reject({ ...place, reason: untaxed })
    else if (!merged.success)
      for (const place of lines)
        await report.reject({ ...place, reason: issuesInWords(merged.error, sourceProduct, made) })
    else if (before && !mended.has(key) && digestOf(before) === digestOf(merged.data)) {
      run.counts.unchanged += 1
      run.pictures.see(merged.data)
    } else batch.push({ source: merged.data, lines })
  }
  await writeAttributeValues(db, vocabulary.additions(), run)
  await run.write(batch)
}

/** A feed that names no groups does not say that one has lost a variant. */
const keepsUnnamed = (named: Named, { complete }: Run): boolean =>
  !named.has('item_group_id') && complete !== true

/**
 * The brand of goods without one, which they have in all markets: the name of the shop in the first that has a name of its
 * own, whichever of them a feed is for.
 */
function ownBrandOf(shops: Awaited<ReturnType<typeof findShopConfigurations>>, { brand, market }: Run) {
  const own = [...marketsOf(brand), market].map(({ shopLocale }) => shops.get(shopLocale))
  return own.flatMap((shop) => (shop && ownNameOf(shop)) ?? [])[0]
}

/** Imports the rows of a Merchant Center feed for a market. Returns the categories that the shop does not have. */
export async function importGoogle(rows: AsyncIterable<FeedRow>, run: Run): Promise<string[]> {
  const shops = await findShopConfigurations(run.db, run.brand)
  const shop = shops.get(run.market.shopLocale)
  const context = contextOf(run.market, run.now, {
    ...{ defaultBrand: run.defaultBrand, ownBrand: ownBrandOf(shops, run), timezone: shop?.timezone },
    allowed: allowedColumns(run.allowColumns),
  })
  const stage = await openStage(run.db, run.now)
  try {
    const named = await stageRows(rows, stage, context, run)
    if (!named.has('item_group_id')) await stage.joinOwners()
    const total = await stage.close()
    const jumps = await noteJumps(run.db, stage.prices(context.country), run.report)
    if (!run.yes) {
      const changes = await stage.changes(context.country, {
        brand: run.brand,
        keepsUnnamed: keepsUnnamed(named, run),
      })
      assertWithinBounds(changes, { ...run, jumps })
      await run.use?.(usedBy(changes))
    }
    const finder = await CategoryFinder.of(run.db, run.market)
    const writing = { run, stage, context, finder, named }
    let groups = 0
    let designs: Design[] = []
    for await (const group of stage.groups()) {
      run.signal?.throwIfAborted()
      groups += 1
      for (const { id, line } of group.slice(mostRows))
        await run.report.reject({ id, line, reason: `its item group has more than ${mostRows} rows` })
      designs.push(...designsOf(group.slice(0, mostRows)))
      if (designs.length < productsAtOnce) continue
      await writeDesigns(designs, writing)
      designs = []
      run.progress('writing', groups / total)
    }
    if (designs.length > 0) await writeDesigns(designs, writing)
    run.progress('writing', 1)
    await withdrawMissing(run, stage, { countries: [context.country] })
    return finder.unknown()
  } finally {
    await stage.drop()
  }
}
