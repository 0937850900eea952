import { z } from 'zod'

/**
 * Whatever JSON can be. What comes from a body was parsed as JSON, so nothing is checked: walked through by `z.json()`, the
 * 60,000 values that a body may have would take 150 ms.
 */
export const jsonValue = z.custom<z.core.util.JSONType>()
