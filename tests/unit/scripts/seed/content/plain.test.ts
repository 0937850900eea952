import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contentPath, findMarket, marketsOf, screenAt } from '@/lib/platform/markets'
import { shopWords, withShopWords } from '@/lib/platform/shop-configuration'
import { madeUpSellers, usualTermsPage } from '@/lib/platform/shop-configuration/default-seller'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { guideHref } from '@/lib/storefront/screens/guide-pages'
import de from '@/lib/studio/forms/labels/de.json'
import fr from '@/lib/studio/forms/labels/fr.json'
import { collectIssues } from '@/schemas/content'
import { isDraftingNote } from '@/schemas/content/drafting-notes'
import { definitions } from '@/schemas/definitions'
import { layoutDefinition } from '@/schemas/layout'
import { plainStories, seedStories } from '@/scripts/seed/content'
import { demoMarks } from '@/tests/fixtures/demo-marks'
import { otherSeller } from '@/tests/fixtures/shops'

type Node = Record<string, unknown>

const nodesIn = (value: unknown): Node[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...(Array.isArray(value) ? [] : [value as Node]), ...Object.values(value).flatMap(nodesIn)]

const order: string[] = JSON.parse(readFileSync('scripts/seed/content/plain-order.json', 'utf8'))

describe.each(['baby', 'bm'] as const)('The pages of a shop of %s without the demo', (brand) => {
  const stories = plainStories(brand)
  const bySlug = new Map(stories.map((story) => [story.fullSlug, story]))
  const layoutOf = (locale: string) =>
    layoutDefinition.schema.parse(bySlug.get(`${locale}/layouts/layout`)?.content)

  it('are the same in every market, at the addresses that screens and the demo know', () => {
    const demo = new Map(seedStories(brand).map((story) => [story.fullSlug, story.group]))
    for (const { shopLocale } of marketsOf(brand)) {
      const own = stories.filter(({ fullSlug }) => fullSlug.startsWith(`${shopLocale}/`))
      expect(own.map(({ group }) => group)).toEqual(order)
      for (const { fullSlug, group } of own) expect([fullSlug, demo.get(fullSlug)]).toEqual([fullSlug, group])
      expect(bySlug.has(`${shopLocale}/${usualTermsPage(shopLocale)}`)).toBe(true)
    }
  })

  it('are published where they are true of every shop, and drafts where somebody has to write them', () => {
    const published = stories.filter((story) => story.published).map(({ group }) => group)
    expect(new Set(published)).toEqual(new Set(['home', 'layouts/layout']))
  })

  it('have blocks that all parse, with nothing left out', () => {
    const faults = stories.flatMap(({ fullSlug, content }) =>
      nodesIn(content).flatMap((node) => {
        const definition = typeof node.component === 'string' ? definitions[node.component] : undefined
        if (!definition) return 'component' in node ? [`${fullSlug}: ${node.component}`] : []
        const { result, left } = collectIssues(() => definition.schema.safeParse(node))
        const unknown = Object.keys(node).filter(
          (key) => !['_uid', 'component'].includes(key) && !(key in definition.schema.shape),
        )
        return [...(result.success ? [] : [result.error.message]), ...left, ...unknown].map(
          (fault) => `${fullSlug}: ${JSON.stringify(fault)}`,
        )
      }),
    )
    expect(faults).toEqual([])
  })

  it('name nothing of the demo: no name, no colour, no made-up company, no picture, no goods', () => {
    const companies = Object.values(madeUpSellers).flatMap(({ name, street, email }) => [name, street, email])
    for (const story of stories) {
      const text = JSON.stringify(story)
      expect([story.fullSlug, demoMarks(text)]).toEqual([story.fullSlug, []])
      expect(companies.filter((part) => text.includes(part))).toEqual([])
      expect([story.fullSlug, /filename|kindersitz|siège auto|autostoel/i.exec(text)?.[0]]).toEqual([
        story.fullSlug,
        undefined,
      ])
    }
  })

  it('say in a note that search engines hide them, where they do, by the name of the field', () => {
    const named = {
      de: de['Hide from search engines'],
      fr: fr['Hide from search engines'],
      nl: 'Hide from search engines',
    }
    const hidden = stories.filter(({ content, published }) => content.noindex === true && !published)
    expect(new Set(hidden.map(({ group }) => group))).toEqual(
      new Set(['imprint', 'privacy', 'terms', 'withdrawal', 'accessibility']),
    )
    for (const { fullSlug, content } of stories) {
      const notes = nodesIn(content)
        .filter(isDraftingNote)
        .map(({ text }) => String(text))
      const language = findMarket(brand, fullSlug.split('/')[0] ?? '')?.language ?? 'de'
      const isTold = notes.some((text) => text.replaceAll('\u00a0', ' ').includes(named[language]))
      expect([fullSlug, isTold]).toEqual([fullSlug, content.noindex === true && notes.length > 0])
    }
  })

  it('leave no name in braces but those that a page fills in', () => {
    const names = stories.flatMap((story) => JSON.stringify(story).match(/\{\w+\}/g) ?? [])
    const ofSeller = [
      '{companyName}',
      '{companyStreet}',
      '{companyTown}',
      '{companyCountry}',
      '{companyPeople}',
    ]
    expect(new Set(names)).toEqual(
      new Set([
        ...['{shop}', '{returnDays}', '{payments}', '{companyRegister}', '{companyTaxNumbers}'],
        ...ofSeller,
        ...['{hotline}', '{hotlineDigits}', '{serviceEmail}'],
      ]),
    )
  })

  it('draft an imprint that already names who sells', () => {
    for (const market of marketsOf(brand)) {
      const draft = stories.find(
        ({ group, fullSlug }) => group === 'imprint' && fullSlug.startsWith(`${market.shopLocale}/`),
      )
      const usual = defaultConfiguration(brand, market)
      const seller = otherSeller(usual.seller.country)
      const text = JSON.stringify(
        withShopWords(draft?.content, shopWords({ ...usual, seller }, market, Date.UTC(2026, 10, 27))),
      )
      for (const part of [
        'Wolke Sieben',
        'Himmelsgasse 77',
        '98765 Lichtenau',
        '040',
        'Register Lichtenau 4711',
      ])
        expect([market.shopLocale, text.includes(part)]).toEqual([market.shopLocale, true])
      expect(text).not.toMatch(/\{(?:company|hotline|service)/)
    }
  })

  it('lead to pages of the same market and to screens alone', () => {
    for (const { fullSlug, content } of stories) {
      const locale = fullSlug.split('/')[0] ?? ''
      const market = findMarket(brand, locale)
      if (!market) throw new Error(`${locale} is no market`)
      for (const node of nodesIn(content)) {
        if (node.fieldtype !== 'multilink') continue
        const target = String(node.cached_url)
        const isStory = node.linktype === 'story'
        expect([target, isStory ? bySlug.has(target) && target.startsWith(`${locale}/`) : true]).toEqual([
          target,
          true,
        ])
        if (!isStory) expect(screenAt(market, target.slice(market.code.length + 2))).toBeDefined()
      }
    }
  })

  it('give screens the pages that they look for, as soon as these are published', () => {
    for (const market of marketsOf(brand))
      for (const guide of ['terms', 'withdrawal', 'privacy', 'shipping', 'payment'] as const) {
        const href = guideHref(guide, market, layoutOf(market.shopLocale))
        const story = stories.find(
          ({ group, fullSlug }) => group === guide && fullSlug.startsWith(`${market.shopLocale}/`),
        )
        expect(href).toBe(contentPath(market, story?.fullSlug ?? ''))
      }
  })
})
