/** Bubbles from a place that is to be seen. Whatever hides it behind a choice of its own chooses it at once. */
export const revealEvent = 'shop:reveal'

/** On the window: something that can reveal its places has come alive. */
export const revealableEvent = 'shop:revealable'
