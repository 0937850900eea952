import { describe, expect, it } from 'vitest'
import { validate } from '@/lib/content/forms/validate'
import { allMarkets, type Market } from '@/lib/platform/markets/markets'
import { contactForm } from '@/lib/storefront/screens/contact/contact-form'
import { formDefinition } from '@/schemas/api/form'
import { layoutDefinition } from '@/schemas/layout'
import { testMarket } from '@/tests/fixtures/render'

const layoutOf = (content: Record<string, unknown>) => layoutDefinition.schema.parse(content)
const contactSubjects = [
  { component: 'contact_subject', title: 'Frage zu einem Artikel', text: 'Mit der Artikelnummer' },
  { component: 'contact_subject', title: 'Rückgabe' },
]
const form = (content: Record<string, unknown> = { contactSubjects }, market: Market = testMarket()) =>
  contactForm(layoutOf(content), market)

const answers = {
  subject: 's1',
  name: 'Anna Muster',
  email: 'Anna@Example.com',
  message: 'Der Reißverschluss klemmt.',
}
const check = (texts: Record<string, string>) => validate(form().fields, { texts, files: {} })

describe('the contact form', () => {
  it.each(allMarkets)('fits what the server accepts in $shopLocale, in the words of the market', (market) => {
    const definition = form({ contactSubjects }, market)
    expect(formDefinition.parse(definition)).toEqual(definition)
    expect(definition).toMatchObject({ kind: 'contact', locale: market.shopLocale, recipient: 'service' })
    const words = { de: 'Ihre Nachricht', fr: 'Votre message', nl: 'Uw bericht' }
    expect(definition.fields.find(({ name }) => name === 'message')?.label).toBe(words[market.language])
  })

  it('offers the subjects of the layout with their hints', () => {
    expect(form().fields[0]).toMatchObject({
      name: 'subject',
      required: true,
      options: [
        { value: 's0', label: 'Frage zu einem Artikel', note: 'Mit der Artikelnummer' },
        { value: 's1', label: 'Rückgabe' },
      ],
    })
  })

  it('asks for no subject where the editor gave none', () => {
    expect(form({}).fields.map(({ name }) => name)).not.toContain('subject')
  })

  it('leads to the privacy policy where the layout has it', () => {
    const link = { linktype: 'story', story: { full_slug: 'de-de/datenschutz' } }
    const legalInfos = [{ component: 'layout_link', name: 'Datenschutz', link }]
    expect(form({ legalInfos }).consent).toMatchObject({ href: '/de/datenschutz/', linkText: 'Datenschutz' })
    expect(form({}).consent?.href).toBeUndefined()
  })

  it('accepts a message without an order number and a file', () => {
    expect(check(answers)).toEqual({
      ok: true,
      texts: { ...answers, email: 'anna@example.com' },
      files: {},
    })
    expect(check({ ...answers, orderNumber: '2026-1234567' })).toMatchObject({ ok: true })
  })

  it.each([
    ['subject', '', 'required'],
    ['subject', 's7', 'choice'],
    ['name', '', 'required'],
    ['name', 'Anna 2', 'name'],
    ['email', 'anna', 'email'],
    ['message', ' ', 'required'],
    ['message', 'x'.repeat(5_001), 'tooLong'],
    ['orderNumber', 'x'.repeat(41), 'tooLong'],
  ])('refuses the %s "%.10s"', (name, value, key) => {
    expect(check({ ...answers, [name]: value })).toMatchObject({ ok: false, errors: { [name]: { key } } })
  })
})
