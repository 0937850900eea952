import { describe, expect, it } from 'vitest'
import { linkKeys } from '@/lib/platform/markets/link-keys'
import { originDays } from '@/lib/shop/orders/forget-origins'
import { automaticService } from '@/lib/storefront/runtime/consent/validity'
import { layoutDefinition } from '@/schemas/layout'
import { seedStories } from '@/scripts/seed/content'
import { keepers, shopperSources } from '../../../../fixtures/kept-names'

describe('what the shop keeps in a browser', () => {
  it('is named where it is kept', () => {
    expect(keepers.length).toBeGreaterThan(6)
    expect(keepers.filter(({ names }) => names.length === 0)).toEqual([])
  })

  it('has a name that any shop can have', () => {
    const names = keepers.flatMap((keeper) => keeper.names)
    expect(names.filter((name) => /nestling/i.test(name))).toEqual([])
  })

  it('goes no other way', () => {
    const other = shopperSources.filter(({ text }) =>
      /document\.cookie = |\bcookies\(\)\)\.set\(|\bcookieStore\b\.set|\bindexedDB\b|\bcaches\.open\b|(?:local|session)Storage(?:\[|\.[^gsrk])/.test(
        text,
      ),
    )
    const unnamed = other.filter(({ file }) => !keepers.some((keeper) => keeper.file === file))
    expect(unnamed.map(({ file }) => file)).toEqual(['lib/storefront/runtime/browser/browser-cookies.ts'])
  })

  const pages = [...seedStories('baby'), ...seedStories('bm')].filter(({ group }) => group === 'privacy')

  /** The bonus programme is asked for in these markets alone; without its service nothing of it is kept. */
  const withBonus = /^de-(?:de|at)\//

  it.each(pages)('is named by the privacy page: $fullSlug', ({ content, fullSlug }) => {
    const words = JSON.stringify(content)
    const kept = keepers
      .flatMap(({ names }) => names)
      .filter((name) => name !== 'scrid' || withBonus.test(fullSlug))
    expect(kept.filter((name) => !words.includes(`"${name}`))).toEqual([])
  })

  it.each(pages)('names the cookie of each link of a mail by its own name: $fullSlug', ({ content }) => {
    const words = JSON.stringify(content)
    const ofShoppers = Object.entries(linkKeys).filter(([name]) => !name.startsWith('studio'))
    expect(ofShoppers.length).toBeGreaterThan(4)
    expect(ofShoppers.map(([, { cookie }]) => cookie).filter((name) => !words.includes(`"${name}"`))).toEqual(
      [],
    )
  })

  const layouts = [...seedStories('baby'), ...seedStories('bm')].filter(({ fullSlug }) =>
    fullSlug.endsWith('/layouts/layout'),
  )

  it.each(layouts)(
    'asks for the bonus programme only where there is one: $fullSlug',
    ({ content, fullSlug }) => {
      expect(JSON.stringify(content).includes('payback')).toBe(withBonus.test(fullSlug))
    },
  )

  it.each(pages)('and the privacy page speaks of it only there: $fullSlug', ({ content, fullSlug }) => {
    expect(/payback|scrid|bonus|fidélité|spaarp/i.test(JSON.stringify(content))).toBe(
      withBonus.test(fullSlug),
    )
  })

  const after = {
    de: 'Tage nach der Bestellung',
    fr: 'jours après la commande',
    nl: 'dagen na de bestelling',
  }

  it.each(pages)(
    'and how long an order keeps where its shopper came from: $fullSlug',
    ({ content, fullSlug }) => {
      const words = JSON.stringify(content).replace(/[\u00a0\u202f]/g, ' ')
      const period = `${originDays} ${after[fullSlug.slice(0, 2) as keyof typeof after]}`
      expect(words.split(period).length - 1).toBe(withBonus.test(fullSlug) ? 2 : 1)
      expect(words).toMatch(
        /welche Werbung zu Bestellungen|quelle publicité mène|welke reclame tot bestellingen/,
      )
    },
  )

  it.each(pages)(
    'names who sells to whom, who gets a gift and who is warned, with the ground: $fullSlug',
    ({ content, fullSlug }) => {
      const words = JSON.stringify(content).replace(/[\u00a0\u202f]/g, ' ')
      const rows = words.split('"type":"tableRow"')
      const row = (name: RegExp) => rows.find((each) => name.test(each)) ?? ''
      const isSwiss = /^..-ch/.test(fullSlug)
      const swissGround = /Interesse[^"]*Art\. 31|intérêt[^"]*art\. 31/
      const unionGround = /Art\. 6 Abs\. 1 lit\. f|art\. 6, par\. 1, point f|art\. 6 lid 1 onder f/
      expect(row(/Einen Gutschein an|Envoyer une carte cadeau|Een cadeaubon sturen/)).toMatch(
        isSwiss ? swissGround : unionGround,
      )
      expect(row(/Rückruf|rappel|terugroepactie/)).toMatch(/Pflicht|obligation légale|wettelijke plicht/)
      expect(words).toMatch(/auf Wunsch Firma|civilité, société|desgewenst bedrijf/)
      expect(/USt-IdNr|numéro de TVA|btw-nummer/.test(words)).toBe(!isSwiss)
      expect(words).not.toMatch(/auf Wunsch Anrede|civilité si vous le souhaitez|desgewenst aanhef/)
      if (/^de-de/.test(fullSlug)) expect(words).toContain('Postnummer')
    },
  )

  it.each(layouts)('is told by the dialog as by the privacy page: $fullSlug', ({ content, fullSlug }) => {
    const locale = fullSlug.slice(0, 5)
    const plain = (value: unknown) => JSON.stringify(value).replace(/[\u00a0\u202f]/g, ' ')
    const page = pages.find((each) => each.fullSlug.startsWith(`${locale}/`))
    const { consentText } = content
    const { consentCategories } = layoutDefinition.schema.parse(content)
    const anyway =
      /(?:Auch ohne Ihre Erlaubnis merkt sich Ihr Browser|Même sans votre accord, votre navigateur retient|Ook zonder uw toestemming onthoudt uw browser)[^.("]+/
    const [said = 'nothing'] = anyway.exec(plain(consentText)) ?? []
    expect(said).toMatch(/zuletzt angesehen|regardé en dernier|laatst bekeek/)
    expect(said).toMatch(/zufällige Kennung|identifiant aléatoire|willekeurige aanduiding/)
    expect(plain(page?.content)).toContain(said.trim())
    // What nobody has asked for is not called necessary.
    expect(plain(consentCategories[0]?.text)).not.toMatch(
      /zuletzt|zufällig|en dernier|aléatoire|laatst|willekeurig/,
    )
  })

  it.each(pages)('says that kiosks do not ask: $fullSlug', ({ content }) => {
    const words = JSON.stringify(content).split('"type":"paragraph"')
    const named = words.filter((each) => each.includes(`"${automaticService}"`))
    expect(named.filter((each) => /Filialen|magasins|winkels/.test(each))).toHaveLength(1)
  })
})
