/** Dispatched on the window when the visitor has decided otherwise. In a file of its own: every page listens to it. */
export const consentEvent = 'shop:consent'
