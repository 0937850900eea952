import { describe, expect, it } from 'vitest'
import { marketsOf } from '@/lib/platform/markets/markets'
import type { Language } from '@/schemas'
import { shopBrands } from '@/schemas/markets'
import { tables, wordsOf } from '@/scripts/seed/catalogue/tables'
import { categoryWords } from '@/scripts/seed/content/categories'
import { read } from '@/scripts/seed/content/read'
import { shownStories } from '../../../../fixtures/shown-stories'

type Node = Record<string, unknown>
type Link = { place: string; words: string; text: string; target: string }

const isObject = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const objectsIn = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []
}
const joined = (...parts: unknown[]) => parts.filter((part) => typeof part === 'string').join('. ')

/** A word without accents, soft hyphens and the ending of its plural. */
const stem = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .replace(/(?:ern|en|er|es|e|n|s|x)$/, '')
    .replace(/([a-z])\1$/, '$1')
    .replace(/v$/, 'f')
    .replace(/z$/, 's')

/** Words in the names of goods that name none by themselves. */
const others: Record<Language, string> = {
  de: 'Und Für Mit Von Zum Jahre Baby Kind Kleinkind Pack Paar Paket Stück Post Zubehör Haut Haar Sommer Winter Ärmel Erst Neugeborene Geburt',
  fr: 'pour avec les des nous vous tout toute sur deux pièces lot paires bébé enfant premières années naissance tailles auto hiver accessoires manches courtes haute plat dos change porte peau cheveux poste laine chambre table personnalisée lavable',
  nl: 'van voor met per het een stuks paar tot eerste jaar maanden baby kind peuter winter zomer toebehoren twee korte mouwen huid haar geboorte kamer kam wol',
}

const wordsIn = (text: string, language: Language): string[] => {
  const without = new Set(others[language].split(' ').map(stem))
  const found = text.replace(/\u00ad/g, '').match(/\p{L}{3,}/gu) ?? []
  // German nouns have a capital, so that `tragen` names no goods.
  const nouns = language === 'de' ? found.filter((word) => /^\p{Lu}/u.test(word)) : found
  return [...new Set(nouns.map(stem))].filter((word) => word.length > 2 && !without.has(word))
}

/** `Babyschlafsack` is a `Schlafsack`. */
const isSame = (word: string, other: string) =>
  word === other || (word.length > 4 && other.endsWith(word)) || (other.length > 4 && word.endsWith(other))

const categories = () => read<Record<string, { parent?: string }>>('categories')
const kindsOf = (category: string) =>
  Object.entries(tables().kinds).flatMap(([key, kind]) => {
    const isIn = kind.category === category || categories()[kind.category]?.parent === category
    return isIn || (category === 'geschenke' && kind.gift) ? [key] : []
  })

/** What a category is called and what it sells, with the categories below it and those that its goods come from. */
const soldIn = (category: string, language: Language) => {
  const names = categoryWords(language)
  const below = Object.keys(categories()).filter((key) => categories()[key]?.parent === category)
  return joined(
    ...[category, ...below].flatMap((key) => [names[key]?.name, names[key]?.title]),
    ...kindsOf(category).flatMap((key) => [
      wordsOf(language).kinds[key]?.name,
      names[tables().kinds[key]?.category ?? '']?.name,
    ]),
  )
}

const soldBy = (brand: string, language: Language) => {
  const [key] = Object.entries(tables().brands).find(([, { name }]) => name === brand) ?? []
  const made = Object.entries(tables().kinds).filter(([, { brands }]) => brands.includes(key ?? ''))
  const names = categoryWords(language)
  return joined(
    ...made.flatMap(([kind, { category }]) => {
      const parent = categories()[category]?.parent ?? ''
      return [
        wordsOf(language).kinds[kind]?.name,
        names[category]?.name,
        names[category]?.title,
        names[parent]?.name,
      ]
    }),
  )
}

/** A group is called by what one does: `Pflege` names no goods. */
const goodsOf = (language: Language) => {
  const names = Object.entries(categoryWords(language)).filter(([key]) => categories()[key]?.parent)
  const kinds = Object.values(wordsOf(language).kinds)
  return new Set(
    [...names.map(([, { name }]) => name), ...kinds.map(({ name }) => name)].flatMap((name) =>
      wordsIn(name, language),
    ),
  )
}

const shops = shopBrands.flatMap((brand) =>
  marketsOf(brand).map((market) => ({ brand, market, locale: market.shopLocale, language: market.language })),
)

describe.each(shops)('$brand in $locale', ({ brand, locale, language }) => {
  const stories = shownStories(brand).filter(({ fullSlug }) => fullSlug.startsWith(`${locale}/`))
  const goods = goodsOf(language)
  const named = (text: string) => wordsIn(text, language).filter((word) => goods.has(word))

  const links = stories
    .filter(({ fullSlug }) => !fullSlug.includes('/documentation'))
    .flatMap(({ fullSlug, content }) =>
      objectsIn(content).flatMap((node): Link[] => {
        const { link, marks } = node
        const place = fullSlug
        if (isObject(link) && link.linktype !== 'email')
          return [
            {
              place,
              words: joined(node.linkText, node.name, node.title, node.headline),
              text: joined(node.text),
              target: String(link.cached_url || link.url),
            },
          ]
        return [marks].flat().flatMap((mark) => {
          if (!isObject(mark) || mark.type !== 'link' || !isObject(mark.attrs)) return []
          const target = String(mark.attrs.href).replace(/^\//, '')
          return [{ place, words: joined(node.text), text: '', target }]
        })
      }),
    )

  /** What a target is about: the goods of a category or of a brand, else what the page says of itself. */
  const readAbout = (target: string) => {
    const story = stories.find(({ fullSlug }) => fullSlug === target)
    const { title, description } = (story?.content ?? {}) as Node
    const category = /^category\/(.+)/.exec(story?.group ?? '')?.[1]
    const brandName = new URLSearchParams(target.split('?')[1]).get('term')
    const sold = category ? soldIn(category, language) : brandName ? soldBy(brandName, language) : ''
    const about = wordsIn(joined(story?.name, title, category ? '' : description, sold), language)
    const said = wordsIn(JSON.stringify(story?.content ?? ''), language)
    return {
      isSale: sold !== '',
      has: (word: string) => about.some((one) => isSame(word, one)),
      says: (word: string) => said.some((one) => isSame(word, one)),
    }
  }
  const known = new Map<string, ReturnType<typeof readAbout>>()
  const aboutOf = (target: string) => {
    const about = known.get(target) ?? readAbout(target)
    known.set(target, about)
    return about
  }

  it('leads from the goods that a link names to goods of that kind', () => {
    const naming = links.filter(({ words }) => named(words).length > 0)
    expect(naming.length).toBeGreaterThan(40)
    const astray = naming.filter(({ words, target }) => !named(words).some(aboutOf(target).has))
    expect(astray).toEqual([])
  })

  it('sells or explains where a link leads what the first sentence beside it names', () => {
    const promising = links
      .map((link) => ({ ...link, goods: named(link.text.split(/(?<=[.!?])\s/)[0] ?? '') }))
      .filter((link) => link.goods.length > 0)
    expect(promising.length).toBeGreaterThan(5)
    const astray = promising.filter((link) => {
      const { isSale, has, says } = aboutOf(link.target)
      return isSale ? !link.goods.every(has) : !link.goods.some(says)
    })
    expect(astray).toEqual([])
  })
})
