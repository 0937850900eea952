/** How long nobody uses a kiosk until the visitor is asked, and how long they are asked before all begins anew. */
export const idleMs = 120_000
export const askMs = 20_000
