/** Bubbles from an element that must become visible. Components that hide it, such as tabs, then show it. */
export const revealEvent = 'shop:reveal'

/** Dispatched on the window when a component that handles `revealEvent` is hydrated. */
export const revealableEvent = 'shop:revealable'
