import type { Limit } from '@/lib/platform/limits'

/** A whole office may share an address. */
export const sentForms: Limit = { of: 'forms', perHour: 30 }

/** Forms that are shown once more without JavaScript: far more than a person needs. */
export const keptDrafts: Limit = { of: 'drafts', perHour: 100 }

/** What is kept of the texts of forms, sent or not. An ordinary form has one or two. */
export const keptKilobytes: Limit = { of: 'kilobytes of forms', perHour: 1_024 }

/** What is kept of files until they are mailed: some twenty photographs. */
export const uploadedKilobytes: Limit = { of: 'kilobytes of files', perHour: 100 * 1_024 }

export const kilobytesOf = (bytes: number): number => Math.ceil(bytes / 1_024)
