import { z } from 'zod'

/** `GET /api/rum/settings/`: what tracking and reports of errors speak to. Only browsers that allow these ask. */
export const trackingSettings = z.object({
  /** The container of the tag manager. */
  tagManager: z.object({ id: z.string(), host: z.url() }).optional(),
  /** Where the speed of pages is posted: an address or a path of the shop. */
  performance: z.string(),
  /** Where it is asked whether a visitor is a colleague. */
  internal: z.url().optional(),
  /** Where errors of pages are reported, and as what. */
  errors: z.object({ dsn: z.url(), environment: z.string(), release: z.string() }).optional(),
  /** Whether each page shows its events. */
  showsEvents: z.boolean(),
})
export type TrackingSettings = z.infer<typeof trackingSettings>

const milliseconds = z.number().min(0).max(3_600_000)

/** `POST /api/rum/performance/`: how fast a page was. */
export const performanceReport = z
  .strictObject({
    path: z
      .string()
      .max(500)
      .regex(/^\/[^\s?#]*$/),
    /** Without query and fragment, which may hold keys. */
    href: z
      .url({ protocol: /^https?$/ })
      .max(800)
      .regex(/^[^?#]*$/),
    /** Web vitals as far as the browser has measured them: milliseconds, and the score of layout shifts. */
    ttfb: milliseconds.optional(),
    fcp: milliseconds.optional(),
    lcp: milliseconds.optional(),
    inp: milliseconds.optional(),
    cls: z.number().min(0).max(1_000).optional(),
  })
  .refine(({ path, href }) => new URL(href).pathname === path, {
    path: ['href'],
    message: 'leads to another path',
  })
export type PerformanceReport = z.infer<typeof performanceReport>
