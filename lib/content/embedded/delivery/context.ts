import type { Database } from '@/lib/platform/db'
import type { Space } from '../space'

export type Version = 'draft' | 'published'

/** What every query of a delivery request needs. */
export type DeliveryContext = {
  db: Database
  space: Space
  version: Version
  /** Asked with a public token, which is told of published stories only. */
  isPublic: boolean
  /** Undefined is the default language. */
  language: string | undefined
  fallbackLanguage: string | undefined
  /** Fields left out of the content, and of the story itself. */
  excludingFields: readonly string[]
  excludingStoryFields: readonly string[]
  /** The number of values that the request may still visit while it resolves relations and links. */
  budget: { left: number }
}
