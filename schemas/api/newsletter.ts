import { z } from 'zod'
import { emailAddress } from '../email'
import { longestEmail } from '../lengths'
import { nameOfPerson } from '../person-name'

const personalName = z
  .string()
  .normalize('NFC')
  .trim()
  .max(200)
  .refine((name) => name === '' || nameOfPerson.test(name), 'has other than letters, hyphen, dot and space')

/**
 * The choice of a form that also asks for the newsletter: a ticked box is `on`, and one that is not ticked comes empty. A body
 * without the field has not asked, which is told apart: nobody chose anything.
 */
export const newsletterChoice = z
  .enum(['on', ''], { error: ({ input }) => (input === undefined ? 'undecided' : 'choice') })
  .transform((value) => value === 'on')

/** The newsletter service's codes of salutations. */
export const salutationCodes = { m: 0, f: 2, d: 4 } as const
export type Salutation = keyof typeof salutationCodes

/** `POST /api/mcs/selfi/newsletter/` */
export const newsletterCall = z.object({
  name: z.literal('newsletter'),
  email: emailAddress().max(longestEmail),
  source: z.string().min(1).max(100),
  /** The shop locale. */
  shopId: z.string().max(20),
  firstName: personalName.optional(),
  lastName: personalName.optional(),
  salutation: z.union([z.literal(0), z.literal(2), z.literal(4)]).nullish(),
})
