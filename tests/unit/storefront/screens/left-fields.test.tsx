// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leftFault, markFault, TextField, touch, unmarkMended } from '@/lib/storefront/design/ui'
import { Balance } from '@/lib/storefront/screens/account/balance'
import { PersonalData } from '@/lib/storefront/screens/account/personal-data'
import { accountFormWords, nameFields, newPasswordField } from '@/lib/storefront/screens/account-forms'
import { AccountForm } from '@/lib/storefront/screens/account-forms/account-form.client'
import { AddressFields } from '@/lib/storefront/screens/address-fields'
import { AddressStep } from '@/lib/storefront/screens/checkout/address-step'
import { LoginStep } from '@/lib/storefront/screens/checkout/login-step'
import { ConfirmAddress } from '@/lib/storefront/screens/login/confirm-address'
import { LoginScreen } from '@/lib/storefront/screens/login/login-screen'
import { NewPassword } from '@/lib/storefront/screens/login/new-password'
import { stepWords } from '@/lib/storefront/screens/step-forms'
import { StepForm } from '@/lib/storefront/screens/step-forms/step-form.client'
import { filled } from '@/schemas/field-rules'
import { layoutDefinition } from '@/schemas/layout'
import { unfinished } from '../../../fixtures/checkout'
import { testMarket } from '../../../fixtures/render'
import { renderScreen } from './checkout/render-screen'

vi.mock('@/lib/storefront/screens/step-forms/islands', async () => ({
  StepForm: (await import('@/lib/storefront/screens/step-forms/step-form.client')).StepForm,
}))
vi.mock('@/lib/storefront/screens/account-forms/islands', async () => ({
  AccountForm: (await import('@/lib/storefront/screens/account-forms/account-form.client')).AccountForm,
  LoadUser: () => null,
  LogOutForm: () => null,
}))

const layout = layoutDefinition.schema.parse({})
const note = { expected: [], isConfirmed: false }
const asked = { reason: undefined, target: undefined }
const customer = { firstName: 'Anna', lastName: 'Klein', gender: 'f', email: 'anna@example.com' }
const drafts = { personal: undefined, email: undefined }

type Show = (market: ReturnType<typeof testMarket>) => ReactNode

const screens: Record<string, Show> = {
  login: (market) => (
    <LoginScreen {...{ market, layout }} asked={{ ...asked, view: undefined }} draft={undefined} />
  ),
  registration: (market) => (
    <LoginScreen {...{ market, layout }} asked={{ ...asked, view: 'register' }} draft={undefined} />
  ),
  'a forgotten password': (market) => (
    <LoginScreen {...{ market, layout }} asked={{ ...asked, view: 'reset' }} draft={undefined} />
  ),
  'a new password': (market) => (
    <NewPassword market={market} link={{ hash: 'a', kind: 'password' }} draft={undefined} />
  ),
  'the confirmation elsewhere': (market) => (
    <ConfirmAddress
      {...{ market, draft: undefined }}
      link={{ hash: 'a', kind: 'registration', isOwn: false }}
    />
  ),
  'personal data': (market) => (
    <PersonalData
      {...{ market, drafts, customer: customer as never, subscription: undefined, closed: [] }}
      {...{ notice: undefined, today: '2026-11-21' }}
    />
  ),
  'gift cards': (market) => (
    <Balance {...{ market, cards: [], draft: undefined, notice: undefined, now: new Date(0) }} />
  ),
  'the first step of the checkout': (market) => (
    <LoginStep {...{ market, layout }} checkout={unfinished('login')} account={null} />
  ),
  'the addresses of the checkout': (market) => (
    <AddressStep
      {...{ market, checkout: unfinished('address'), carriers: [], book: undefined, countries: ['DE'] }}
      notes={{ delivery: note, station: note, invoice: note }}
    />
  ),
  'the address book': (market) => (
    <form>
      <AddressFields
        {...{ market, note, country: 'CH', countries: ['CH'], isStation: true, purpose: 'book' }}
        {...{ prefix: 'address', values: {}, errors: {} }}
      />
    </form>
  ),
}

const typed = 'input:is([type=text],[type=email],[type=password],[type=date],[type=tel])'
const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)]
const isShown = (id: string) => document.getElementById(id)?.closest('[hidden]') === null
/** A value that is right in every field with rules that is not for one kind of text alone. */
const right = (field: HTMLInputElement) => {
  if (field.type === 'email') return 'anna@example.com'
  if (field.type === 'date') return '2001-02-03'
  if (field.name.includes('password')) return 'Langgenug'.padEnd(12, 'x')
  if (/Number$/.test(field.name)) return field.name.endsWith('stationNumber') ? '123' : '1234567'
  return /postcode$/.test(field.name) ? '10115' : 'Anna'
}

afterEach(() => document.body.replaceChildren())

describe.each(Object.entries(screens))('the fields of %s', (_, show) => {
  it.each(['de', 'ch-fr'])(
    'that are required say what is wrong when they are left, until it is mended: %s',
    (code) => {
      document.body.innerHTML = renderScreen(show(testMarket(code))).html
      const fields = all<HTMLInputElement>(typed)
      const required = fields.filter((field) => field.required || field.getAttribute('aria-required'))
      expect(required.length + fields.length).toBeGreaterThan(0)
      expect(required.filter((field) => !field.dataset.rules).map(({ name }) => name)).toEqual([])
      const next = document.body.appendChild(document.createElement('input'))
      for (const field of fields.filter(({ dataset }) => dataset.rules)) {
        const form = field.closest('form') as HTMLFormElement
        const line = `${field.id}-error`
        field.value = field.type === 'date' ? 'x' : ''
        expect(leftFault(field, next)).toBeUndefined()
        expect([field.id, isShown(line)]).toEqual([field.id, false])
        touch(field)
        const fault = leftFault(field, next)
        if (field.type === 'date' && fault === undefined) continue
        expect([field.id, fault]).toEqual([field.id, expect.stringMatching(/\S/)])
        markFault(field, fault ?? '')
        expect([isShown(line), document.getElementById(line)?.textContent]).toEqual([true, fault])
        expect(field.getAttribute('aria-describedby')).toMatch(new RegExp(`^${line}`))
        field.value = right(field)
        // Postcodes of another country.
        if (leftFault(field, next)) field.value = '1201'
        unmarkMended(form, field)
        expect([field.id, isShown(line), field.matches('[aria-invalid]')]).toEqual([field.id, false, false])
        expect(leftFault(field, next)).toBeUndefined()
      }
    },
  )
})

describe('a form that runs', () => {
  let end = () => {}
  beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
  afterEach(() => {
    end()
    vi.unstubAllGlobals()
  })

  async function open(form: ReactNode) {
    const root = createRoot(document.body.appendChild(document.createElement('main')))
    await act(() => root.render(form))
    end = () => act(() => root.unmount())
  }
  const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
  const type = (name: string, text: string) =>
    act(() => {
      field(name).value = text
      field(name).dispatchEvent(new Event('input', { bubbles: true }))
    })
  const leave = (name: string, relatedTarget: Element | null) =>
    act(() => field(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget })))
  const said = () =>
    all<HTMLElement>('[id$="-error"]')
      .filter(({ id }) => isShown(id))
      .map(({ id }) => id)

  const market = testMarket()
  const known = { names: ['first_name', 'last_name', 'gender'], label: 'a', value: 'b', change: 'c' }
  const forms: Record<string, ReactNode> = {
    'of an account': (
      <AccountForm
        {...{ ...accountFormWords(market), action: '/', submit: 'a' }}
        fields={[...nameFields(market, {}), newPasswordField(market)]}
      />
    ),
    'of an account with a line that opens': (
      <AccountForm
        {...{ ...accountFormWords(market), action: '/', submit: 'a', known }}
        fields={[...nameFields(market, {}), newPasswordField(market)]}
      />
    ),
    'of a step': (
      <StepForm action="/" submit="a" words={stepWords(market)}>
        {['first_name', 'last_name'].map((name) => (
          <TextField
            key={name}
            {...{ id: name, name, label: name }}
            rules={filled('a').map(([, ...rule]) => ['Bitte ausfüllen', ...rule] as const)}
          />
        ))}
      </StepForm>
    ),
  }

  it.each(Object.entries(forms))(
    '%s checks what was typed when it is left, and keeps it',
    async (_, form) => {
      await open(form)
      await leave('first_name', field('last_name'))
      expect(said()).toEqual([])
      const first = field('first_name')
      await type('first_name', ' ')
      await leave('first_name', null)
      expect(said()).toEqual([])
      await leave('first_name', field('last_name'))
      expect(said()).toEqual(['first_name-error'])
      expect([field('first_name'), first.value]).toEqual([first, ' '])
      await type('first_name', 'A')
      expect(said()).toEqual([])
    },
  )
})
