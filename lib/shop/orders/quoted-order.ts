import { unlinked } from '@/lib/platform/text'
import type { Address } from '@/schemas/shop'
import type { Order } from './order'

const quoted = (text: string) => unlinked(text, 80)

const quotedAddress = (address: Address): Address => ({
  ...address,
  ...{ firstName: quoted(address.firstName), lastName: quoted(address.lastName) },
  ...{ street: quoted(address.street), postcode: quoted(address.postcode), city: quoted(address.city) },
  ...(address.company && { company: quoted(address.company) }),
  ...(address.extra && { extra: quoted(address.extra) }),
})

/** An order as mails and papers write it: of what the shopper has typed, nothing becomes a link. */
export const quotedOrder = (order: Order): Order => ({
  ...order,
  customer: {
    ...order.customer,
    ...{ firstName: quoted(order.customer.firstName), lastName: quoted(order.customer.lastName) },
  },
  invoiceAddress: quotedAddress(order.invoiceAddress),
  deliveryAddress: order.deliveryAddress && quotedAddress(order.deliveryAddress),
  lines: order.lines.map((line) => ({ ...line, inscription: line.inscription && quoted(line.inscription) })),
})
