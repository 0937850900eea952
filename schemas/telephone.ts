/** The address of a link that calls a telephone number, however the number is written: `tel:+493023125410`. */
export const telAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
