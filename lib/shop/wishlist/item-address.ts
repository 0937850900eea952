/** The address of a product page with the chosen variant. */
export const itemAddress = (href: string, variant: string | undefined): string =>
  variant === undefined ? href : `${href}?${new URLSearchParams({ variant })}`
