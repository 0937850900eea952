import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** A telephone number as screens and mails show it, in its usual groups, which do not break: `+49 30 23125410`. */
export const shownPhone = (phone: string): string =>
  (parsePhoneNumberFromString(phone)?.formatInternational() ?? phone).replaceAll(' ', '\u00a0')
