import { accountPath } from '@/lib/platform/markets'
import { addressBooks } from '@/lib/shop/door'
import { customerCall } from '@/lib/storefront/screens/account-calls'
import { leadOn } from '@/lib/storefront/visitor/checkout'
import { addressId } from '@/schemas/api/account'

/** `POST /api/account/addresses/delete/?locale`: deletes an address of the customer. Another customer's stays. */
export const POST = customerCall(async ({ request, market, fields, customer }) => {
  const id = addressId.safeParse(fields.id).data
  if (id !== undefined) await addressBooks.remove(customer.id, id)
  return leadOn(request, accountPath(market, 'addressBook', { state: 'deleted' }))
})
