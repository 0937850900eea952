import { type FeedAttribute, used } from './attribute-use'

const who = 'who made the goods, shown on the page with address and contact (Regulation (EU) 2023/988)'
const responsible = 'the responsible person in the Union, where the manufacturer is outside'
const country = 'its country, by its code or name, where the address does not end with it'

/** Columns besides those of Google: what the law wants to be read beside goods, and how they are sent. */
export const ownAttributes: Readonly<Record<string, FeedAttribute>> = {
  manufacturer_name: used(who, 200),
  manufacturer_address: used('street, postcode and place of the manufacturer', 400),
  manufacturer_country: used(country),
  manufacturer_contact: used('mail address or page of the manufacturer', 200),
  responsible_name: used(responsible, 200),
  responsible_address: used('street, postcode and place of that person', 400),
  responsible_country: used(country),
  responsible_contact: used('mail address or page of that person', 200),
  bulky: used('yes: bulky goods, which a carrier of freight brings and collects; no: a parcel again'),
  parcel_size: used('the sides of the packed article in one (`60x40x30`, in cm), for pick-up stations'),
  old_device: used(
    'yes: shoppers in Germany are asked for an old device to be taken back (ElektroG, § 17); no: not',
  ),
}
