/** The variant that an address asks for, if it is one of these. Section 2, product page behaviour. */
export function variantOfAddress(search: string, keys: readonly string[]): string | undefined {
  const asked = new URLSearchParams(search).get('variant')
  return keys.find((key) => key === asked)
}

/** The same address with another variant. */
export function addressWithVariant(href: string, key: string): string {
  const url = new URL(href)
  url.searchParams.set('variant', key)
  return url.pathname + url.search + url.hash
}
