import type { SeedStory } from '@/lib/content/embedded'
import { typeset } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { Brand } from '@/schemas'
import { build } from './build'
import { categoryPages } from './categories'
import { finish } from './finish'
import { read } from './read'
import { type Scope, scopeOf, scopeWith } from './scope'
import type { Named, SeedBlok, Skeleton } from './types'

function storyOf({ isStartpage, draft, ...page }: Skeleton, scope: Scope, position: number): SeedStory {
  const { market } = scope
  const text = (value: string) => String(build(value, scope))
  const fullSlug = `${market.shopLocale}/${text(page.slug)}`
  return {
    fullSlug,
    name: typeset(text(page.name), market),
    group: text(page.group),
    position,
    published: !draft,
    ...(isStartpage && { isStartpage }),
    ...(page.tags && { tags: build(page.tags, scope) as string[] }),
    content: finish(build(page.content, scope), fullSlug, market) as SeedBlok,
  }
}

type Page = { skeleton: Skeleton; scope: Scope }

const categoriesOf = (scope: Scope): Page[] =>
  categoryPages(scope.market.language).map(({ skeleton, words, parts }) => ({
    skeleton: read<Skeleton>(`pages/${skeleton}`),
    scope: scopeWith(scope, words, parts),
  }))

function pageOf(name: string, scope: Scope): Page {
  const skeleton = read<Skeleton>(`pages/${name}`)
  const words = read<Named>(`words/${scope.market.language}/${name}`)
  return { skeleton, scope: scopeWith(scope, words, skeleton.parts) }
}

/** A page of a shop without the demo: what its file does not say is said as on the demo's page of that name. */
function plainPageOf(name: string, scope: Scope): Page {
  const words = (file: string) => read<Named>(`words/${scope.market.language}/${file}`)
  return {
    skeleton: read<Skeleton>(`pages/plain/${name}`),
    scope: scopeWith(scopeWith(scope, words(name)), words(`plain/${name}`)),
  }
}

const inOrder = (pages: readonly Page[]): SeedStory[] =>
  pages.map((page, index) => storyOf(page.skeleton, page.scope, index * 10))

/** Every story of a market, in the order of its folder: the same in every language. */
export function storiesOf(brand: Brand, market: Market): SeedStory[] {
  const scope = scopeOf(brand, market)
  return inOrder(
    read<string[]>('order').flatMap((name) =>
      name === 'categories' ? categoriesOf(scope) : [pageOf(name, scope)],
    ),
  )
}

/** What a market of a shop begins with that has no demo. */
export function plainStoriesOf(brand: Brand, market: Market): SeedStory[] {
  const scope = scopeOf(brand, market)
  return inOrder(read<string[]>('plain-order').map((name) => plainPageOf(name, scope)))
}
