import { database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { findRedirect, type Redirect } from './find-redirect'

/** Where a path of a market leads, and with which status; undefined where it is no old address. */
export const redirectAt = (market: Market, path: string): Promise<Redirect | undefined> =>
  findRedirect(database(), market, path)
