import { problem } from './problem'

/** Why a body is not parsed: it has too much of something, or a media type that its call does not read. */
export type RefusedBody = 413 | 415

export const bodyRefusal = (status: RefusedBody): Response =>
  problem({ status, title: status === 413 ? 'Too large' : 'Unsupported media type' })
