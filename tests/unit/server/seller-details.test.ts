import { expect, it } from 'vitest'
import { missingDetails } from '@/lib/server/opening/seller-details'
import { changedConfiguration } from '@/schemas/shop'
import { otherSeller } from '../../fixtures/shops'

const seller = { ...otherSeller('DE'), name: 'Wolke Sieben GmbH' }
const without = (field: string) => {
  const { [field]: _, ...others } = seller as Record<string, unknown>
  return others
}

/** What an invoice or a shop may lack: another address, and what a transfer does without. */
const voluntary = ['returnAddress']

it.each(Object.keys({ ...seller, returnAddress: undefined }).filter((field) => !voluntary.includes(field)))(
  'a seller without %s is refused, or is named as incomplete',
  (field) => {
    const { error } = changedConfiguration.safeParse({ seller: without(field) })
    const refused = error?.issues.map(({ path }) => path.join('.')) ?? []
    const told = error ? [] : missingDetails(without(field) as typeof seller, 'DE', 'de-de')
    expect([...refused, ...told]).toEqual([expect.stringContaining(`seller.${field}`)])
  },
)

it.each([
  ['Wolke Sieben GmbH', 'DE', ['phone', 'register', 'representedBy']],
  ['Wolke & Sieben KG', 'AT', ['phone', 'register', 'representedBy']],
  ['Nuage Sàrl', 'CH', ['register', 'representedBy']],
  ['Wolk B.V.', 'NL', ['phone', 'register', 'representedBy']],
  ['Wanda Wolke', 'DE', ['phone']],
  ['Wanda Wolke', 'CH', []],
  ['Sage Wolke', 'CH', []],
] as const)('%s in %s has to name %j', (name, country, fields) => {
  const { phone: _, register: __, representedBy: ___, ...rest } = seller
  const told = missingDetails({ ...rest, name }, country, 'de-de')
  expect(told.map((sentence) => /seller\.(\w+)/.exec(sentence)?.[1])).toEqual(fields)
})
