import { prerender } from 'react-dom/static'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Blocks, registry } from '@/registry'
import { type BlockDefinition, conditionsOf, type FieldCondition } from '@/schemas/content'
import { definitions } from '@/schemas/definitions'
import { bloksNamed, fieldsOf, filled, named, valuesFor, withFields } from '../../fixtures/field-values'
import { testContext } from '../../fixtures/render'
import { runsAll } from '../../fixtures/runs'

const asked = vi.hoisted(() => ({ of: [] as unknown[] }))

/** Islands are rendered with the page. */
vi.mock('next/dynamic', async () => {
  const { lazy } = await import('react')
  type Component = Parameters<typeof lazy>[0] extends () => Promise<{ default: infer C }> ? C : never
  return { default: (load: () => Promise<Component>) => lazy(async () => ({ default: await load() })) }
})
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))
vi.mock('@/lib/content/pages/cached', () => ({ loadPage: async () => ({ result: { kind: 'missing' } }) }))
/** What is seen last is known only in the browser; what the island is given counts as shown. */
vi.mock('@/lib/storefront/screens/recently-viewed/islands', () => ({
  RecentlyViewed: ({ headline }: { headline: string }) => headline,
}))
vi.mock('@/lib/shop/listing/load-listing', async () => {
  const { testCard, testListing } = await import('../../fixtures/listing')
  return {
    loadListing: async (_: string, scope: unknown) => {
      asked.of.push(scope)
      return testListing({ cards: [testCard()] })
    },
  }
})
vi.mock('@/lib/shop/listing/load-selection', async () => {
  const { testCard } = await import('../../fixtures/listing')
  return {
    loadSelection: async (...selection: unknown[]) => {
      asked.of.push(selection)
      return [testCard()]
    },
  }
})
vi.mock('@/lib/shop/catalogue/load-category-pages', () => ({
  loadCategoryMenu: async () => [{ name: 'Eine Kategorie', path: 'kategorie', below: [] }],
}))
vi.mock('@/lib/shop/promotions/load-current', () => ({
  loadCurrentPromotions: vi.fn(),
  loadOffers: async (_: string, cards: unknown) => cards,
}))
vi.mock('@/lib/storefront/screens/listing/find-advice', () => ({ findAdvice: async () => undefined }))
vi.mock('@/lib/storefront/screens/stores/load-stores', async () => {
  const { allStores } = await import('@/scripts/seed/catalogue/stores')
  return { loadStores: async (country: string) => allStores().filter((store) => store.country === country) }
})
vi.mock('@/lib/shop/catalogue/cached', async () => {
  const { productView, variantView } = await import('../../fixtures/product')
  return {
    loadProduct: async (_: string, number: string) =>
      productView({ number, variants: ['Wort', '104711.56', '3', '4'].map((key) => variantView(key)) }),
  }
})
vi.mock('@/blocks/bundle-promotion/load-promotion', async () => {
  const { testCard } = await import('../../fixtures/listing')
  return {
    loadPromotion: async (_: string, id: string) => ({
      id,
      label: 'Gut schlafen',
      isCurrent: true,
      effect: { type: 'combo_deal', sets: [['1'], ['2']], relative: 0.15 },
      sets: ['1', '2'].map((number) => [testCard({ number, buyable: true })]),
    }),
  }
})
vi.mock('@/blocks/products/load-cards', async () => {
  const { testCard } = await import('../../fixtures/listing')
  return { loadCards: async (_: string, numbers: string[]) => numbers.map((number) => testCard({ number })) }
})

const blocks = await Promise.all(
  Object.values(registry)
    .filter(({ definition: { kind } }) => kind === undefined || kind === 'block')
    .map(async ({ definition, examples }) => ({ definition, examples: await examples() })),
)

/** The items that stand inside a block, at any depth, and the block itself. */
function partsOf(definition: BlockDefinition, found = new Set<BlockDefinition>()): Set<BlockDefinition> {
  if (found.has(definition)) return found
  found.add(definition)
  for (const [, { allow = [] }] of fieldsOf(definition))
    for (const name of allow) {
      const part = definitions[name]
      if (part) partsOf(part, found)
    }
  return found
}

/** Fields whose words stand only after a press, such as `care_timer.stop`: a spec of `tests/e2e` presses. */
const shownLater = new Set<string>([])

type Blok = Record<string, unknown>

/** A campaign that is shown, because of the page's address alone. */
function asCampaign(definition: BlockDefinition): Blok[] {
  if (!Object.hasOwn(definition.schema.shape, 'triggers')) return []
  const trigger = { component: 'trigger', type: 'url', value: '/de/ratgeber/' }
  const dates = { dateFrom: '2020-01-01 00:00', dateTo: '2036-01-01 00:00' }
  return [[trigger], [{ component: 'trigger_group', triggers: [trigger] }]].map((triggers) => ({
    ...filled(definition),
    ...dates,
    triggers,
  }))
}

/** What a reader gets of a block, and what was asked of the catalogue for it. */
async function shown(blok: unknown): Promise<string> {
  asked.of = []
  const { prelude } = await prerender(Blocks({ bloks: [blok], context: testContext() }))
  const html = await new Response(prelude as unknown as ReadableStream).text()
  return `${html}\n${JSON.stringify(asked.of)}`
}

/** Whether a page changes with the value of a field, in any of the states. */
async function hasEffect(part: BlockDefinition, name: string, states: readonly Blok[]): Promise<boolean> {
  const hints = fieldsOf(part).find(([field]) => field === name)?.[1]
  if (!hints) return false
  const values = [undefined, ...valuesFor(hints)]
  for (const state of states) {
    if (bloksNamed(part.name, state).length === 0) continue
    const seen = new Set<string>()
    for (const value of values) {
      const html = await shown(withFields(state, part.name, { [name]: value }))
      if (!html.includes('data-block-fallback')) seen.add(html)
      if (seen.size > 1) return true
    }
  }
  return false
}

/** The same states, in which a condition between two fields is not met. */
function unmetStates(part: BlockDefinition, { field, is }: FieldCondition, states: readonly Blok[]): Blok[] {
  const hints = fieldsOf(part).find(([name]) => name === field)?.[1]
  const values = hints ? valuesFor(hints) : []
  const others =
    is === 'filled'
      ? [undefined]
      : is === 'empty'
        ? values.slice(0, 1)
        : values.filter((one) => !is.includes(`${one}`))
  return states.flatMap((state) =>
    others.map((value) => withFields(state, part.name, { [field]: value }) as Blok),
  )
}

describe.each(blocks)('the block $definition.name', ({ definition, examples }) => {
  beforeEach(() => {
    vi.stubEnv('SESSION_SECRET', 'a secret of the tests, which is long enough')
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(console, 'error').mockImplementation(() => {})
    return () => {
      vi.unstubAllEnvs()
      vi.restoreAllMocks()
    }
  })

  it('shows something of each of its fields', async () => {
    const states = [
      filled(definition),
      ...asCampaign(definition),
      ...examples.map(({ blok }) => named(blok)),
      ...examples.map(({ blok }) => ({ ...filled(definition), ...named(blok) })),
    ]
    const idle: string[] = []
    for (const part of partsOf(definition))
      for (const [name] of fieldsOf(part))
        if (!shownLater.has(`${part.name}.${name}`) && !(await hasEffect(part, name, states)))
          idle.push(`${part.name}.${name}`)
    expect(idle).toEqual([])
  })

  it('shows nothing of a field whose hints say so', async () => {
    const states = [filled(definition), ...examples.map(({ blok }) => named(blok))]
    const telling: string[] = []
    for (const part of partsOf(definition)) {
      // `npm test` asks in one state that holds the part, the full matrix in all of them.
      const holding = states.filter((state) => bloksNamed(part.name, state).length > 0)
      const chosen = runsAll ? holding : holding.slice(0, 1)
      for (const [name, hints] of fieldsOf(part))
        for (const condition of conditionsOf(hints)) {
          const unmet = unmetStates(part, condition, chosen)
          if (await hasEffect(part, name, unmet)) telling.push(`${part.name}.${name}, ${condition.field}`)
        }
    }
    expect(telling).toEqual([])
  })
})
