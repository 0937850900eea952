import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { NewsletterForm } from '@/blocks/newsletter-form/newsletter-form'
import { marketText } from '@/lib/platform/i18n'
import { toText } from '@/lib/platform/mail-body'
import { allMarkets, countryOf } from '@/lib/platform/markets/markets'
import { deliveryOf, writeDeliveryNote, writeInvoice } from '@/lib/shop/order-papers'
import { writeReturnLabel } from '@/lib/shop/returns'
import { nameFields } from '@/lib/storefront/screens/account-forms'
import { AddressFields } from '@/lib/storefront/screens/address-fields'
import { LoginStep } from '@/lib/storefront/screens/checkout/login-step'
import { newsletterFormBlock } from '@/schemas/blocks/newsletter-form'
import { layoutDefinition } from '@/schemas/layout'
import { genders } from '@/schemas/shop/address'
import { returnReasons } from '@/schemas/shop/order'
import { renderScreen } from '@/tests/unit/storefront/screens/checkout/render-screen'
import { unfinished } from '../../fixtures/checkout'
import { everyMail, orderWith, seller } from '../../fixtures/every-mail'
import { readPdf } from '../../fixtures/read-pdf'
import { renderBlock } from '../../fixtures/render'
import { shownStories } from '../../fixtures/shown-stories'
import { usualCosts } from '../../fixtures/usual-costs'

vi.mock('@/lib/storefront/screens/forms/islands', async () =>
  (await import('../../fixtures/forms')).formIsland(),
)
vi.mock('@/lib/storefront/screens/order-parts/islands', () => ({
  CopyButton: ({ from, words }: { from: string; words: { label: string } }) => (
    <button type="button" data-from={from}>
      {words.label}
    </button>
  ),
}))
vi.mock('@/lib/storefront/screens/step-forms/islands', async () => ({
  StepForm: (await import('@/lib/storefront/screens/step-forms/step-form.client')).StepForm,
}))

/** What a form offers to whoever does not want to say how to be addressed. */
const without = { de: 'Ohne Anrede', fr: 'Sans civilité', nl: 'Geen aanhef' } as const
/** Words with which a letter would address one or the other. */
const titles = /\b(?:Frau|Herrn?|Sehr geehrte\w*|Madame|Monsieur|Mme|Mevrouw|De heer|Geachte)\b/

/** Words for how somebody is addressed, and words that leave it to them. */
const about = /(?<!\p{L})(?:Anrede|civilité|aanhef)(?!\p{L})/iu
const free =
  /auf Wunsch|freiwillig|Ohne Anrede|si vous (?:le souhaitez|l’indiquez)|facultati|Sans civilité|desgewenst|vrijwillig|Geen aanhef/

/** Says that a salutation is there because somebody asked for it. */
const wished =
  /auf Wunsch Anrede|Sie \p{L}+ anzusprechen|civilité (?:et|si)|adresser à vous|desgewenst aanhef|u \p{L}+ aan te spreken/u

const pages = [...shownStories('baby'), ...shownStories('bm')]
const markets = allMarkets.map((market) => [market.shopLocale, market] as const)
const at = new Date('2026-11-24T09:00:00Z')
const layout = layoutDefinition.schema.parse({})

describe.each(markets)('in %s nobody must say how to be addressed', (_locale, market) => {
  const name = without[market.language]
  const country = countryOf(market)

  it('as each form offers no salutation', async () => {
    const [field] = nameFields(market, {})
    expect(field).toMatchObject({
      ...{ name: 'gender', required: false, value: 'd' },
      options: expect.arrayContaining([{ value: 'd', label: name }]),
    })
    const note = { expected: [], isConfirmed: false }
    const forms = {
      guest: renderScreen(
        <LoginStep market={market} checkout={unfinished('login')} layout={layout} account={null} />,
      ),
      address: renderScreen(
        <AddressFields
          {...{ market, country, countries: [country], purpose: 'delivery', values: {}, errors: {} }}
          {...{ note, prefix: 'delivery' }}
        />,
      ),
      newsletter: await renderBlock(newsletterFormBlock, NewsletterForm, { headline: 'x' }, { market }),
    }
    for (const [form, { html }] of Object.entries(forms)) {
      const values = [...html.matchAll(/value="([fmd])"/g)].map(([, value]) => value)
      expect([form, values.toSorted()]).toEqual([form, [...genders].toSorted()])
      expect([form, html.replace(/<[^>]*>/g, '|')]).toEqual([form, expect.stringContaining(name)])
      // An address begins with what is known of its person, or with nothing.
      const chosen = [...html.matchAll(/<input[^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => / checked=/.test(tag))
      for (const tag of chosen.filter((tag) => /gender|salutation/.test(tag)))
        expect([form, tag]).toEqual([form, expect.stringContaining('value="d"')])
      const legend = html.match(/<legend[^>]*>(.*?)<\/legend>/s)?.[1] ?? ''
      expect([form, legend]).toEqual([form, expect.not.stringContaining('*')])
    }
  })

  it('as no mail is addressed by one', () => {
    for (const [key, { write }] of Object.entries(everyMail)) {
      const mail = write(market, 'Anna')
      const text = `${mail.subject}\n${'parts' in mail ? toText(mail) : mail.text}`
      expect([key, text.match(titles)?.[0]]).toEqual([key, undefined])
    }
  })

  it('as no paper is', async () => {
    const usual = orderWith('Anna')
    const delivered = deliveryOf(usual, { parcel: 1 })
    if (!delivered.ok) throw new Error(delivered.problem)
    const invoice = { id: 1, orderId: 1, number: 'B-1', issuedAt: at, seller, payments: [] } as never
    const announced = {
      ...{ id: 1, orderId: 1, number: 'R1', reason: returnReasons[0], requestedAt: at, lines: [] },
    } as never
    const papers = [
      await writeInvoice(usual, invoice, market),
      await writeDeliveryNote(usual, { delivery: delivered.delivery, seller, at }, market),
      await writeReturnLabel({ order: usual, announced, seller, market, costs: usualCosts(market) }),
    ]
    for (const paper of papers)
      expect((await readPdf(Buffer.from(paper))).text.match(titles)?.[0]).toBeUndefined()
  })

  it('as all pages say that speak of a salutation, the one about privacy among them', () => {
    const spoken = pages
      .filter(({ fullSlug }) => fullSlug.startsWith(`${market.shopLocale}/`))
      .flatMap(({ group, content }) =>
        [...JSON.stringify(content).matchAll(/"(?:text|answer)":"((?:[^"\\]|\\.)*)"/g)]
          .map(([, text = '']) => text.replace(/[\u00a0\u202f]/g, ' '))
          .filter((text) => about.test(text))
          .map((text) => ({ group, text })),
      )
    expect(new Set(spoken.map(({ group }) => group))).toContain('privacy')
    expect(spoken.some(({ text }) => text.includes(name))).toBe(true)
    expect(spoken.filter(({ text }) => !free.test(text))).toEqual([])
  })

  it('and the page about privacy says which one is preset, and rests none on a wish to be addressed', () => {
    const t = marketText(market)
    const texts = pages
      .filter(({ group, fullSlug }) => group === 'privacy' && fullSlug.startsWith(`${market.shopLocale}/`))
      .map(({ content }) => JSON.stringify(content).replace(/[\u00a0\u202f]/g, ' '))
    for (const text of texts) {
      const preset = new RegExp(`${t('forms.salutations.d')}\\P{L}+(?:(?:ist|est|is) )?(?:vo|présél)`, 'u')
      expect(text.match(new RegExp(preset, 'gu'))).toHaveLength(2)
      expect(text).not.toMatch(wished)
    }
  })

  it('and what is stored is shown in the same words', () => {
    const t = marketText(market)
    for (const gender of genders)
      expect(t(`address.genders.${gender}`)).toBe(t(`forms.salutations.${gender}`))
  })
})

it('walks every form that offers salutations', () => {
  const files = ['lib', 'app', 'blocks'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.examples)\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  )
  expect(files.filter((file) => /\['f', 'm', 'd'\]/.test(readFileSync(file, 'utf8'))).toSorted()).toEqual([
    'blocks/newsletter-form/newsletter-form.tsx',
    'lib/storefront/screens/account-forms/fields.ts',
    'lib/storefront/screens/address-fields/person-fields.tsx',
    'lib/storefront/screens/checkout/login-step.tsx',
  ])
})
