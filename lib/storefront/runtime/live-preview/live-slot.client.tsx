'use client'

import { createContext, type ReactNode, useContext } from 'react'

/** Blocks of the page that were made anew alone, by their uids. */
export const RenewedBlocks = createContext<ReadonlyMap<string, ReactNode>>(new Map())

/** The place of a block that can be made anew without the rest of its page. */
export function LiveSlot({ uid, children }: { uid: string; children: ReactNode }) {
  const renewed = useContext(RenewedBlocks)
  return renewed.has(uid) ? renewed.get(uid) : children
}
