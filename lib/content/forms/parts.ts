/** The names of what a form sends besides its fields. */
export const formParts = {
  form: '_form',
  ticket: '_ticket',
  path: '_path',
  /** Stays empty: nobody sees it. */
  bait: '_homepage',
} as const
