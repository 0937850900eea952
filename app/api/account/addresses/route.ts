import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { accountPath, countriesOf, countryOf } from '@/lib/platform/markets'
import { checkAddress } from '@/lib/shop/addresses'
import { addressBooks } from '@/lib/shop/door'
import { customerCall } from '@/lib/storefront/screens/account-calls'
import { addressIn, errorsIn } from '@/lib/storefront/screens/step-forms'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { refuseDraft } from '@/lib/storefront/visitor/drafts'
import { addressId } from '@/schemas/api/account'

/** `POST /api/account/addresses/?locale`: writes an address of the address book: a new one, or another version of one. */
export const POST = customerCall(async ({ request, market, fields, customer }) => {
  const id = addressId.safeParse(fields.id).data
  const checked = await checkAddress(addressIn(fields, 'address'), {
    country: countryOf(market),
    countries: countriesOf(config().brand),
    purpose: 'book',
  })
  if (!checked.ok)
    return refuseDraft(request, {
      form: 'address',
      values: { ...fields },
      errors: errorsIn(fields, 'address', checked.errors),
      page: (draft) => accountPath(market, 'addressBook', { address: id ?? 'new', draft }),
    })
  const defaultFor = (['delivery', 'invoice'] as const).filter((purpose) => fields[purpose] === 'on')
  const outcome = await addressBooks.save(
    customer.id,
    { id, address: checked.address, defaultFor },
    currentTime(),
  )
  const state = outcome === 'saved' || outcome === 'full' ? { state: outcome } : {}
  return leadOn(request, accountPath(market, 'addressBook', state))
})
