import { Fragment } from 'react'
import type { Market } from '@/lib/platform/markets'
import { billedLines } from '@/lib/shop/addresses'
import type { Address } from '@/schemas/shop'

/** An address as it is written on a parcel, with the VAT number of a company. */
export const AddressBlock = ({ address, market }: { address: Address; market: Market }) => (
  <address className="wrap-anywhere not-italic">
    {billedLines(address, market).map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be the same
      <Fragment key={index}>
        {index > 0 && <br />}
        {line}
      </Fragment>
    ))}
  </address>
)
