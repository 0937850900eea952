import { Fragment } from 'react'
import type { Market } from '@/lib/platform/markets'
import { addressLines } from '@/lib/shop/addresses'
import type { Address } from '@/schemas/shop'

/** An address as it is written on a parcel. */
export const AddressBlock = ({ address, market }: { address: Address; market: Market }) => (
  <address className="wrap-anywhere not-italic">
    {addressLines(address, market).map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be the same
      <Fragment key={index}>
        {index > 0 && <br />}
        {line}
      </Fragment>
    ))}
  </address>
)
