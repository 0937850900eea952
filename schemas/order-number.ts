/** The number of an order. Those of eight digits are older, and have no check digit. */
export const orderNumberPattern = /^\d{8,10}$/

/** Whether a value has the form of an order's number. */
export const isOrderNumber = (value: unknown): value is string =>
  typeof value === 'string' && orderNumberPattern.test(value)
