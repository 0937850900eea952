import { describe, expect, it, test } from 'vitest'
import { settings } from '@/lib/platform/config/settings'
import { tagManagerService } from '@/lib/storefront/runtime/consent/validity'
import { layoutDefinition } from '@/schemas/layout'
import { namedStories } from '../../../../fixtures/named-stories'

type Node = { type?: string; text?: string; content?: Node[] }

const textOf = ({ text = '', content = [] }: Node): string => text + content.map(textOf).join('')

/** The blocks of the rich text of a page. */
function blocksOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  return node.type === 'doc' ? (node.content ?? []) : Object.values(value).flatMap(blocksOf)
}

const stories = [...namedStories('baby'), ...namedStories('bm')]
const pages = stories
  .filter(({ group }) => group === 'privacy')
  .map(({ fullSlug, content }) => {
    const blocks = blocksOf(content)
    const start = blocks.findIndex((block) =>
      /^(?:Wer Ihre Daten noch|Qui d’autre|Wie uw gegevens)/.test(textOf(block)),
    )
    const end = blocks.findIndex(({ type }, index) => index > start && type === 'heading')
    const section = blocks
      .slice(start + 1, end)
      .map(textOf)
      .join('\n')
    return {
      fullSlug,
      locale: fullSlug.slice(0, 5),
      section: section.replace(/[\u00a0\u202f]/g, ' '),
      all: blocks.map(textOf).join('\n'),
    }
  })

const technical = /Server und Datenbanken|serveurs et des bases de données|servers en databases/
const mails = /E-Mails zustellen|remettent les e-mails|e-mails bezorgen/
const newsletter = /den Newsletter verschicken|envoient la lettre d’information|de nieuwsbrief versturen/
const payment = /Stripe Payments Europe, Limited/
const returnLabels =
  /\{returnCarrier\} dafür Name, (?:Anschrift|Adresse), E-Mail-Adresse|\{returnCarrier\} reçoit pour cela le nom, l’adresse, l’adresse e-mail|\{returnCarrier\} daarvoor naam, adres, e-mailadres/
const google = /Google Ireland Limited/
const errors = /Fehlerberichte|Les erreurs de votre navigateur|foutmeldingen/

/** Who gets data through each setting that names an address outside the shop; null where shoppers have no part in it. */
const receiving: Record<string, RegExp | null> = {
  BASE_URL: null,
  DATABASE_URL: technical,
  DATABASE_DIRECT_URL: technical,
  STORYBLOK_API_URL: null,
  STORYBLOK_MANAGEMENT_URL: null,
  NEWSLETTER_URL: newsletter,
  MAIL_URL: mails,
  /** It is told keys of what went stale, and nothing of anybody. */
  EDGE_PURGE_URL: null,
  IMAGE_ORIGINS: null,
  /** It is told of templates, tables and times, and nothing of anybody. */
  OTEL_EXPORTER_OTLP_ENDPOINT: null,
  ASSETS_S3_ENDPOINT: technical,
  /** At most five characters of a hash leave the shop, which the page says where it speaks of passwords. */
  LEAKED_PASSWORDS_URL: null,
  STRIPE_SECRET_KEY: payment,
  DHL_RETURNS_URL: returnLabels,
  MERCHANT_WEBHOOK_URL: null,
  /** The network of the shop's own that its instances are looked after from. */
  OPERATION_HOST: null,
  VIDEOS_HOST: technical,
  GTM_ID: google,
  TAG_MANAGER_HOST: google,
  TAG_MANAGER_HOSTS: google,
  PERFORMANCE_URL: technical,
  SENTRY_DSN: errors,
}

test('every setting that names another server says who receives data by it', () => {
  const outside = Object.keys(settings).filter((name) =>
    /_URL$|_HOSTS?$|_ENDPOINT$|_ORIGINS$|_DSN$|^GTM_ID$|^STRIPE_SECRET_KEY$/.test(name),
  )
  expect(outside.toSorted()).toEqual(Object.keys(receiving).toSorted())
})

const companies =
  /Stripe Payments Europe, Limited|Klarna Bank AB|Google Ireland Limited|Vimeo\.com, Inc\.|Apple Distribution International Limited|TWINT (?:AG|SA)|PAYBACK (?:Austria )?GmbH|\{partner\}/g
/** What the law of a country adds to the name of a company. */
const legalForm = /\b(?:Limited|Ltd|Inc|GmbH|AG|AB|SAS?|Sàrl|BV|SRL|LLC)\b/

describe.each(pages)('the privacy page $fullSlug', ({ locale, section, all }) => {
  it('names who receives data by the settings of the shop', () => {
    expect(section.length).toBeGreaterThan(500)
    const missing = Object.entries(receiving).filter(([, named]) => named && !named.test(section))
    expect(missing).toEqual([])
    expect(all).toMatch(/fünf Zeichen|cinq premiers caractères|vijf tekens/)
  })

  it('names who receives data with a consent, as the window that asks for it does', () => {
    const story = stories.find((one) => one.fullSlug === `${locale}/layouts/layout`)
    const services = layoutDefinition.schema
      .parse(story?.content)
      .consentCategories.flatMap((category) => category.services)
    expect(services.map(({ name }) => name)).toContain(tagManagerService)
    const asked = new Set(
      services.flatMap(({ company }) => (/^(?:Nestling|Bermolo)$/.test(company ?? '') ? [] : [company])),
    )
    const named = section.match(companies)?.filter((name) => !/Stripe|Klarna|Apple|TWINT/.test(name))
    expect(new Set(named)).toEqual(asked)
    expect(services.filter(({ name = '' }) => name !== 'onlineshop' && !all.includes(name))).toEqual([])
  })

  it('names no company that receives nothing', () => {
    expect(new Set(section.match(companies)).size).toBeGreaterThanOrEqual(4)
    expect(section.replace(companies, '')).not.toMatch(legalForm)
  })
})
