import type { Language } from '@/schemas'

/** The text search configurations, which every PostgreSQL has. */
export const searchConfigs = {
  de: 'german',
  fr: 'french',
  nl: 'dutch',
} as const satisfies Record<Language, string>
