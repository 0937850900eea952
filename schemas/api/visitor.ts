import { z } from 'zod'

/** `GET /api/visitor/`: the visitor's own state, for all components that show it. */
export const visitorState = z.object({
  /** The product numbers on the wishlist, the newest first. */
  wishlist: z.array(z.string()),
  /** How many pieces lie in the basket. */
  basket: z.int(),
})
export type VisitorState = z.infer<typeof visitorState>
