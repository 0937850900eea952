/** The names of a form's technical fields. */
export const formParts = {
  form: '_form',
  ticket: '_ticket',
  path: '_path',
  /** The honeypot: invisible, so people leave it empty. */
  bait: '_homepage',
} as const
