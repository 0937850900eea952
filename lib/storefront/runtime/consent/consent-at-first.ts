import { type CategoryOfContent, standingOf } from './decisions'
import { writeStanding } from './standing'

/** The standing of the services before a decision, for the document: what is required is on, all else at its default. */
export const consentAtFirst = (categories: readonly CategoryOfContent[]): string =>
  writeStanding(standingOf(categories))
