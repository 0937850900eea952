import type { Layout } from '@/lib/content/pages'

/** The title of a page with the shop's name, as the layout's template has it: `%s – My shop`. */
export function fullTitle({ titleTemplate }: Pick<Layout, 'titleTemplate'>, title: string): string {
  return titleTemplate?.includes('%s') ? titleTemplate.replace('%s', () => title) : title
}

/** A BCP 47 tag as `og:locale` writes it: `de_DE`. https://ogp.me/#optional */
export const openGraphLocale = (iso: string): string => iso.replace('-', '_')
