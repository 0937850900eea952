import { z } from 'zod'

/** A person or company that answers for a product. With `country`, the address is without it: markets name it. */
export const responsibleParty = z.object({
  name: z.string().max(200),
  address: z.string().max(400),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  contact: z.string().max(200),
})
export type ResponsibleParty = z.infer<typeof responsibleParty>
