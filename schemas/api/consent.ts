import { z } from 'zod'

const service = z.object({
  name: z.string(),
  title: z.string(),
  company: z.string().optional(),
  text: z.string().optional(),
  /** The cookies and entries of the browser's storage that it keeps; `*` at the end stands for any. */
  storage: z.array(z.string()),
})

const category = z.object({
  group: z.string(),
  title: z.string(),
  text: z.string().optional(),
  required: z.boolean(),
  defaultValue: z.boolean(),
  services: z.array(service),
})

/** What a visitor did in the dialog. */
const consentActions = ['accept_all', 'save', 'deny'] as const
export type ConsentAction = (typeof consentActions)[number]

/** `GET /api/cms/consent/?locale`: the dialog that asks for consent, in the words of the market. */
export const consentView = z.object({
  title: z.string(),
  text: z.string(),
  /** Pages that explain it. The dialog does not open by itself on them. */
  links: z.array(z.object({ name: z.string(), href: z.string() })),
  categories: z.array(category),
  words: z.object({
    acceptAll: z.string(),
    save: z.string(),
    deny: z.string(),
    choose: z.string(),
    settings: z.string(),
    /** Of the cross, which decides like `deny` as long as nothing is decided. */
    close: z.string(),
    /** Of the cross after a decision. */
    keep: z.string(),
    notStored: z.string(),
    back: z.string(),
    always: z.string(),
    /** With `{on}` and `{all}`. */
    services: z.string(),
    company: z.string(),
    storage: z.string(),
  }),
  /** Where decisions are reported. */
  report: z.object({ address: z.string(), shopId: z.string() }).optional(),
})
export type ConsentView = z.infer<typeof consentView>

/** `POST {videos host}/rum/consent/` */
export const consentReport = z.strictObject({
  action: z.enum(consentActions),
  shopId: z.string(),
  href: z.url(),
  version: z.number(),
  consents: z.record(z.string(), z.boolean()),
})
export type ConsentReport = z.infer<typeof consentReport>
