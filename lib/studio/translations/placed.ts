import { shopBrands } from '@/schemas'

export const folderOf = (slug: string) => slug.split('/')[0] ?? ''

/** Whether a story lies in the folder of a company, so that all of its markets show it. */
export const isShared = ({ fullSlug }: { fullSlug: string }) =>
  shopBrands.some((brand) => brand === folderOf(fullSlug))
