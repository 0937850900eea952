import type { Layout } from '@/lib/content/pages'

/** The blocks whose buttons add to the basket. */
const ordering = /"component":"(?:basket_direct_add|bundle_promotion)"/

/** Whether campaigns around a page, wherever it is, may have a button whose tap has to be kept until its code comes. */
export const keepsTaps = ({
  campaignsTop,
  campaignsBottom,
}: Pick<Layout, 'campaignsTop' | 'campaignsBottom'>) =>
  ordering.test(JSON.stringify([campaignsTop, campaignsBottom]))
