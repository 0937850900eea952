import type { StudioLanguage } from '@/lib/studio/i18n'

/** The one that may do least first. */
export const roles = ['editor', 'publisher', 'admin'] as const
export type Role = (typeof roles)[number]

/** Who is logged in to the Studio. */
export type Person = {
  id: string
  name: string
  /** The mail address. */
  address: string
  role: Role
  language: StudioLanguage
}
