import { z } from 'zod'

const picture = z.object({
  src: z.string(),
  /** With densities. */
  srcSet: z.string().optional(),
  alt: z.string(),
  /** In CSS pixels. */
  width: z.number(),
  height: z.number().optional(),
})

const menuTeaser = z.object({
  headline: z.string(),
  text: z.string().optional(),
  /** The attributes of its link; unset: it leads nowhere. */
  link: z
    .object({
      href: z.string(),
      target: z.literal('_blank').optional(),
      rel: z.string().optional(),
      title: z.string().optional(),
    })
    .optional(),
  picture: picture.optional(),
})
export type MenuTeaser = z.infer<typeof menuTeaser>

/** `GET /api/cms/menu/?locale`: the teasers of the category navigation, by the ids of their entries. */
export const menuTeasers = z.record(z.string(), menuTeaser)
export type MenuTeasers = z.infer<typeof menuTeasers>
