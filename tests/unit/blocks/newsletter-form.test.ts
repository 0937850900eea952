import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { NewsletterForm } from '@/blocks/newsletter-form/newsletter-form'
import { newsletterFormExamples } from '@/blocks/newsletter-form/newsletter-form.examples'
import { openDefinition } from '@/lib/content/forms/seal'
import { newsletterFormBlock } from '@/schemas/blocks/newsletter-form'
import { expectInertForm } from '../../fixtures/forms'
import { hostileAddresses, hostileText } from '../../fixtures/hostile'
import { renderBlock, testMarket } from '../../fixtures/render'

vi.mock('@/lib/storefront/screens/forms/islands', async () =>
  (await import('../../fixtures/forms')).formIsland(),
)

beforeEach(() => {
  vi.stubEnv('SESSION_SECRET', 'a secret of the tests, which is long enough')
  return () => vi.unstubAllEnvs()
})

const render = (blok: Record<string, unknown> = {}, code = 'de') =>
  renderBlock(
    newsletterFormBlock,
    NewsletterForm,
    { headline: 'Post', ...blok },
    { market: testMarket(code) },
  )
const sealedIn = (html: string) => openDefinition(/name="_form" value="([^"]*)"/.exec(html)?.[1] ?? '')

describe('a newsletter form', () => {
  it('is a form that any browser can send', async () => {
    const { html } = await render()
    expect(html).toMatch(/<form [^>]*action="\/api\/forms\/" encType="multipart\/form-data" method="post"/)
    expect(html).toContain('name="_path" value="/de/ratgeber/"')
    expect(html).toMatch(/<input(?=[^>]* name="email")(?=[^>]* type="email")(?=[^>]* required)[^>]*>/)
  })

  it('carries what the server needs of it, signed', async () => {
    expect(sealedIn((await render({ source: 'home' })).html)).toMatchObject({
      kind: 'newsletter',
      locale: 'de-de',
      source: 'home',
      title: 'Post',
    })
  })

  test.each([
    [{}, ['email', 'salutation', 'firstName', 'lastName'], ['email']],
    [{ withNames: false }, ['email'], ['email']],
    [
      { namesRequired: true },
      ['email', 'salutation', 'firstName', 'lastName'],
      ['email', 'firstName', 'lastName'],
    ],
    [{ withNames: false, salutationRequired: true }, ['email', 'salutation'], ['email', 'salutation']],
  ])('with %j has the fields %j', async (blok, names, required) => {
    const fields = sealedIn((await render(blok)).html)?.fields ?? []
    expect(fields.map(({ name }) => name)).toEqual(names)
    expect(fields.filter((field) => field.required).map(({ name }) => name)).toEqual(required)
  })

  test.each([
    ['de', 'E-Mail-Adresse', 'Anmelden'],
    ['ch-fr', 'Adresse e-mail', 'S’inscrire'],
  ])('speaks the language of %s', async (code, label, submit) => {
    const { html } = await render({}, code)
    expect(html).toContain(label)
    expect(html).toContain(submit)
  })

  it('leads from its consent to the privacy policy', async () => {
    const { html } = await render({
      consent: 'Siehe',
      consentLink: { linktype: 'story', story: { full_slug: 'de-de/datenschutz' } },
      consentLinkText: 'Datenschutz',
    })
    expect(html).toMatch(/Siehe <a href="\/de\/datenschutz\/"[^>]*>Datenschutz<\/a>/)
  })

  it('hides the field that only programs fill in, also from readers of the screen', async () => {
    expect((await render()).html).toMatch(/<div hidden="">.*name="_homepage"/)
  })

  it.each(hostileAddresses)('never links to %j', async (url) => {
    const { html } = await render({ consent: 'x', consentLink: { linktype: 'url', url } })
    expect(html).not.toContain('<a ')
  })

  it('executes nothing of script in every text', async () => {
    const texts = {
      headline: hostileText,
      text: hostileText,
      consent: hostileText,
      submit: hostileText,
      success: hostileText,
    }
    expectInertForm((await render({ ...texts, source: hostileText })).html)
  })

  it.each([{ headline: '' }, { headline: undefined }, { headline: {} }])(
    'is refused with %j',
    async (broken) => {
      await expect(render(broken)).rejects.toThrow()
    },
  )

  it('stays when a switch is none, and says so', async () => {
    const { html, left } = await render({ withNames: 'vielleicht' })
    expect(html).toContain('name="firstName"')
    expect(left).toHaveLength(1)
  })

  it.each(newsletterFormExamples)('shows its example: $title', async ({ blok }) => {
    const { html, left } = await renderBlock(newsletterFormBlock, NewsletterForm, blok)
    expect(html).toContain('name="email"')
    expect(left).toEqual([])
  })
})
