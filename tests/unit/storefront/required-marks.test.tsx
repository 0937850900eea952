import type { ComponentProps, ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { expect, it, vi } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { AddressForm } from '@/lib/storefront/screens/account/address-form'
import { accountFormWords } from '@/lib/storefront/screens/account-forms'
import { AccountForm } from '@/lib/storefront/screens/account-forms/account-form.client'
import { AddressStep } from '@/lib/storefront/screens/checkout/address-step'
import { LoginStep } from '@/lib/storefront/screens/checkout/login-step'
import { AccessForm } from '@/lib/storefront/screens/order-status/access-form'
import { StatementForm } from '@/lib/storefront/screens/withdrawal/statement-form'
import { settle } from '@/registry/contain'
import { layoutDefinition } from '@/schemas/layout'
import { unfinished } from '../../fixtures/checkout'
import { testMarket } from '../../fixtures/render'
import { usualConfiguration } from '../../fixtures/usual-configuration'

/** Islands are rendered with the page. */
vi.mock('next/dynamic', async () => {
  const { lazy } = await import('react')
  type Component = Parameters<typeof lazy>[0] extends () => Promise<{ default: infer C }> ? C : never
  return { default: (load: () => Promise<Component>) => lazy(async () => ({ default: await load() })) }
})
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
  usePathname: () => '/de/',
}))

/** An island as the server treats it: rendered by React alone. */
const Account = Object.assign((props: ComponentProps<typeof AccountForm>) => <AccountForm {...props} />, {
  $$typeof: Symbol.for('react.client.reference'),
})

const kinds = ['text', 'email', 'tel', 'date', 'password', 'radio'] as const
const note = { expected: [], isConfirmed: false }
const layout = layoutDefinition.schema.parse({})
const none = { draft: undefined, number: undefined }

/** Forms in which something has to be filled in. */
const forms: Readonly<Record<string, (market: Market) => ReactNode | Promise<ReactNode>>> = {
  'an address of an account': (market) => (
    <AddressForm
      {...{ market, countries: ['DE'], entry: undefined, draft: undefined }}
      customer={{ gender: 'f', firstName: 'Test', lastName: 'Beispiel' } as never}
    />
  ),
  'the way to an order': (market) => <AccessForm {...{ market, ...none, isExpired: false }} />,
  'a withdrawal': (market) => (
    <StatementForm
      {...{ market, values: {}, errors: {}, about: undefined, isGone: false }}
      terms={usualConfiguration().returns}
    />
  ),
  'the first step of the checkout': (market) => (
    <LoginStep {...{ market, layout }} checkout={unfinished('login')} account={null} />
  ),
  'the addresses of the checkout': (market) => (
    <AddressStep
      {...{ market, checkout: unfinished('address'), carriers: [], book: undefined, countries: ['DE', 'CH'] }}
      notes={{ delivery: note, station: note, invoice: note }}
    />
  ),
  'an account, with fields of every kind': (market) => (
    <Account
      {...accountFormWords(market)}
      {...{ action: '/', submit: 'Senden' }}
      fields={kinds.map((kind) => ({
        ...{ name: kind, kind, label: `Feld ${kind}`, required: true },
        options: [{ value: 'a', label: 'A' }],
      }))}
    />
  ),
}

async function show(form: ReactNode | Promise<ReactNode>): Promise<string> {
  const { prelude } = await prerender(await settle(form))
  return new Response(prelude as unknown as ReadableStream).text()
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
const words = (html: string) => html.replace(/<[^>]+>/g, '')

/** The names of controls that have to be filled in, each with what stands at them: their label, and that of their group. */
function requiredIn(html: string) {
  const groups = [...html.matchAll(/<fieldset\b.*?<\/fieldset>/gs)].map(([group]) => group)
  return [...html.matchAll(/<(?:input|select|textarea)\b[^>]*\srequired=""[^>]*>/g)].map(([tag]) => {
    const id = attribute(tag, 'id') ?? ''
    const label = new RegExp(`<label[^>]*\\sfor="${id}"[^>]*>(.*?)</label>`, 's').exec(html)?.[1] ?? ''
    const group = groups.find((each) => each.includes(tag)) ?? ''
    const legend = /<legend[^>]*>(.*?)<\/legend>/s.exec(group)?.[1] ?? ''
    return { name: attribute(tag, 'name') ?? id, said: `${words(label)} ${words(legend)}` }
  })
}

it.each(Object.entries(forms))('what has to be filled in has its star: %s', async (_, form) => {
  for (const code of ['de', 'ch-fr']) {
    const market = testMarket(code)
    const html = await show(form(market))
    const required = requiredIn(html)
    expect(required.length).toBeGreaterThan(0)
    expect(required.filter(({ said }) => !said.includes('*'))).toEqual([])
    expect(words(html)).toContain(marketText(market)('checkout.required'))
    // The word `required` is read by a screen reader, which is spared the star.
    expect(html).toMatch(/<span aria-hidden="true"[^>]*> \*<\/span>/)
  }
})
