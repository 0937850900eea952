/** The page of a product with the variant that was remembered. */
export const itemAddress = (href: string, variant: string | undefined): string =>
  variant === undefined ? href : `${href}?${new URLSearchParams({ variant })}`
