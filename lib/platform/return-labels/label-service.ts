import type { Market } from '@/lib/platform/markets'
import type { Country, Currency } from '@/schemas/markets'

/** Who sends the parcel back. */
export type LabelSender = {
  name: string
  company?: string | undefined
  street: string
  extra?: string | undefined
  postcode: string
  city: string
  country: Country
  email: string
}

/** What lies in the parcel; asked for by the customs alone. `value` is of one piece, in minor units. */
export type LabelItem = { description: string; quantity: number; value: number }

export type LabelRequest = {
  /** The number of the return, which is printed on the label. */
  reference: string
  orderNumber: string
  /** The name of the receiver at the carrier, as the contract with it says. */
  receiverId: string
  sender: LabelSender
  /** To whom the parcel is handed, as its country calls it in the language of the sender, for papers that print it. */
  carrier: string
  language: Market['language']
  /** Whose goods come back, line by line, for papers that print it. */
  receiver: readonly string[]
  weightGrams: number
  currency: Currency
  items: readonly LabelItem[]
}

/** A label that pays the postage. `qr` is a picture (PNG) that a shop of the carrier scans and prints. */
export type PaidLabel = {
  shipmentNumber: string
  internationalNumber?: string | undefined
  pdf: Buffer
  qr?: Buffer | undefined
}

/** A carrier that sells labels of returns. Rejects with a `LabelError`. */
export interface LabelService {
  name: 'dhl' | 'local'
  order(request: LabelRequest): Promise<PaidLabel>
}

export type LabelErrorReason =
  /** No label was made, and a later call may succeed. */
  | 'unavailable'
  /** The carrier does not accept the shop's access, or refuses the request: the same call never succeeds. */
  | 'notAuthorised'
  | 'refused'
  /** A label may have been made, or not: asked again, there could be two. */
  | 'unsure'

/** A call of a carrier that failed. Its message is for the log, and holds neither keys nor personal data. */
export class LabelError extends Error {
  override readonly name = 'LabelError'

  constructor(
    readonly reason: LabelErrorReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
