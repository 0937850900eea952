import type { Address, Country } from '@/schemas/shop'

type Checked = { ok: true; address: Address } | { ok: false; errors: Record<string, string> }

/** The address that was entered, or what is wrong with it by field. */
export async function checkAddress(
  fields: Record<string, string>,
  { country }: { country: Country; purpose: 'delivery' | 'invoice' },
): Promise<Checked> {
  const needed = ['gender', 'firstName', 'lastName', 'street', 'postcode', 'city'] as const
  const missing = needed.filter((name) => !fields[name]?.trim())
  if (missing.length > 0)
    return { ok: false, errors: Object.fromEntries(missing.map((name) => [name, 'required'])) }
  const value = (name: string) => fields[name]?.trim() ?? ''
  return {
    ok: true,
    address: {
      gender: value('gender') as Address['gender'],
      ...{ firstName: value('firstName'), lastName: value('lastName'), street: value('street') },
      ...{ postcode: value('postcode'), city: value('city'), country },
    },
  }
}
