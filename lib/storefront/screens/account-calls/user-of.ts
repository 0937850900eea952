import 'server-only'
import { checkouts } from '@/lib/shop/door'
import type { PageVisitor } from '@/lib/storefront/visitor/session'
import type { User } from '@/schemas/api/account'

/** Who visits: a customer, a guest who has begun to order, or somebody unknown. */
export async function userOf({ customer, basket }: PageVisitor): Promise<User> {
  if (customer) {
    const { userId: id, firstName, lastName, gender, email, phone, birthDate, customerNo } = customer
    return {
      ...{ id, firstName, lastName, gender, email, customerNo },
      ...(phone && { phone }),
      ...(birthDate && { birthDate }),
      ...{ loggedIn: true, isGuestCustomer: false, registered: true },
    }
  }
  const guest = basket === undefined ? undefined : await checkouts.guest(basket)
  const state = { loggedIn: false, isGuestCustomer: guest !== undefined, registered: false }
  if (!guest) return state
  const { first_name: firstName, last_name: lastName, gender, email } = guest
  return { ...{ firstName, lastName, gender, email }, ...state }
}
