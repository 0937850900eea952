import type { ReactNode } from 'react'
import type { Layout } from '@/lib/content/pages'
import type { Market } from '@/lib/platform/markets'
import { menuTeasers, TeaserView } from '@/lib/storefront/screens/frame'
import { menuTeaserViews } from './menu-teasers'

type Teasers = Readonly<Record<string, ReactNode>>

/** The entries of the menu that have a teaser, by their ids; 0: it is loaded when it is wanted. */
export const teaserPlaces = (layout: Layout): Teasers =>
  Object.fromEntries(menuTeasers(layout).map(({ id }) => [id, 0]))

/** The teasers of a draft, which no call would have. */
export const teaserNodes = (layout: Layout, market: Market): Teasers =>
  Object.fromEntries(
    Object.entries(menuTeaserViews(layout, market)).map(([id, view]) => [
      id,
      <TeaserView key={id} {...view} />,
    ]),
  )
