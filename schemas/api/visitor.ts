import { z } from 'zod'

/**
 * What a visitor has to hear of an order: that it is not paid, or that it was placed, where another tab still has its
 * basket.
 */
const heldNotice = z.object({
  /** `returned`: it was not paid in time, and its goods are in the basket again. `placed`: a while ago. */
  kind: z.enum(['waiting', 'returned', 'placed']),
  /** Until when the goods are or were held, or until when it is told of one that was placed. */
  until: z.iso.datetime(),
  words: z.string(),
  /** The link, and where it leads. */
  action: z.string(),
  href: z.string(),
  /** Of the words, as BCP 47. */
  language: z.string(),
})
export type HeldNotice = z.infer<typeof heldNotice>

/** Why what was tapped on a page that is left by now was not done. */
const refusedTap = z.object({
  /** When it was refused. */
  at: z.iso.datetime(),
  words: z.string(),
})
export type RefusedTap = z.infer<typeof refusedTap>

/** `GET /api/visitor/`: the visitor's own state, for all components that show it. */
export const visitorState = z.object({
  /** The product numbers on the wishlist, the newest first. */
  wishlist: z.array(z.string()),
  /** How many pieces lie in the basket. */
  basket: z.int(),
  /** An order that is not paid, or that was just placed; unset if there is none. */
  held: heldNotice.optional(),
  refused: refusedTap.optional(),
})
export type VisitorState = z.infer<typeof visitorState>
