/** The variant that an address names in its parameter `variant`; undefined if the product does not have it. */
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
