import { Fragment } from 'react'

/** An e-mail address, which goes on in the next line behind its @ or a dot, where it is longer than its line. */
export const MailAddress = ({ address }: { address: string }) =>
  address.split(/(?<=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address stay in their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
