import { z } from 'zod'

/** `GET /api/kiosk/?locale`: what a kiosk asks when nobody uses it. */
const kioskWords = z.strictObject({
  title: z.string(),
  text: z.string(),
  stay: z.string(),
  /** Instead of the text, while the visit is being ended. */
  ending: z.string(),
})
export type KioskWords = z.infer<typeof kioskWords>
