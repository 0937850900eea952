type Alternate = { iso: string; path: string }

/**
 * The addresses of a page by language for `hreflang`, the page's own included, and `x-default` for all other languages:
 * the first market that has the page, in the markets' order of preference. Empty for a page without others.
 */
export function languageLinks(alternates: readonly Alternate[]): Record<string, string> {
  const [first] = alternates
  return {
    ...Object.fromEntries(alternates.map(({ iso, path }) => [iso, path])),
    ...(first && alternates.length > 1 && { 'x-default': first.path }),
  }
}
