/** The outbox's messages about payments at a payment service: pay `amount` back, and end what nobody shall pay. */
export const orderPaybackMessage = 'paymentPayback'
export const paymentEndMessage = 'paymentEnd'
