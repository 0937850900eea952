export const denyConsentHash = '#denyConsent'

const parameters = /[?&](?:voucher=|redirect=goodbye(?:&|$)|scrid=|cancelled=)/

/** Whether an address asks for actions. The code for them is loaded only then. */
export const hasAddressActions = ({ search, hash }: Pick<URL, 'search' | 'hash'>): boolean =>
  hash === denyConsentHash || parameters.test(search)
