import { z } from 'zod'

/** A time with its zone, as rows have it. */
export const instant = z.iso
  .datetime({ offset: true, error: 'is no time such as 2026-12-01T00:00:00+01:00' })
  .meta({ examples: ['2026-12-01T00:00:00+01:00'] })
