// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { unmarkMended } from '@/lib/storefront/design/ui'
import { AddressStep } from '@/lib/storefront/screens/checkout/address-step'
import { LoginStep } from '@/lib/storefront/screens/checkout/login-step'
import { PaymentStep } from '@/lib/storefront/screens/checkout/payment-step'
import { layoutDefinition } from '@/schemas/layout'
import { unfinished } from '@/tests/fixtures/checkout'
import { testMarket } from '@/tests/fixtures/render'
import { renderScreen } from './render-screen'

vi.mock('@/lib/storefront/screens/step-forms/islands', async () => ({
  StepForm: (await import('@/lib/storefront/screens/step-forms/step-form.client')).StepForm,
}))

const market = testMarket()
const note = { expected: [], isConfirmed: false }
const notes = { delivery: note, station: note, invoice: note }
const layout = layoutDefinition.schema.parse({})
const draft = (step: 'login' | 'address' | 'payment', names: readonly string[], values = {}) =>
  unfinished(step, {
    draft: { step, values, errors: Object.fromEntries(names.map((name) => [name, 'required'])) },
  })

const login = ['gender', 'first_name', 'last_name', 'email'] as const
const lines = ['gender', 'firstName', 'lastName', 'street', 'extra', 'company', 'postcode', 'city'] as const
const address = [
  ...lines.flatMap((name) => [`delivery.${name}`, `invoice.${name}`]),
  ...['delivery.pickup', 'delivery.customerNumber', 'delivery.stationNumber', 'delivery.phone'],
  'invoice.country',
]

const steps: readonly [string, readonly string[], () => ReactNode][] = [
  [
    'guest',
    login,
    () => <LoginStep {...{ market, layout }} checkout={draft('login', login)} account={null} />,
  ],
  [
    'addresses',
    address,
    () => (
      <AddressStep
        {...{ market, notes, countries: ['DE'], carriers: [], book: undefined }}
        checkout={draft('address', address, { hasOwnInvoiceAddress: 'on' })}
      />
    ),
  ],
  [
    'payment',
    ['method'],
    () => <PaymentStep {...{ market, layout }} checkout={draft('payment', ['method'])} />,
  ],
]

afterEach(() => document.body.replaceChildren())

it.each(steps)('The step of the %s keeps no error of a field that was mended', (_, names, step) => {
  document.body.innerHTML = renderScreen(step()).html
  const form = document.querySelector('form') as HTMLFormElement
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => !element.closest('[hidden]')).length
  const errors = '[id$="-error"]'
  const lines = '[role=alert] li'
  expect([shown(lines), shown(errors)]).toEqual([names.length, names.length])
  for (const [index, name] of names.entries()) {
    unmarkMended(form, { name, validity: { valid: true } })
    const left = names.length - index - 1
    expect([name, shown(lines), shown(errors)]).toEqual([name, left, left])
  }
  expect(shown('[role=alert] h2')).toBe(0)
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0)
})
