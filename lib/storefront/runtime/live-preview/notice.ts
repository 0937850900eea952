/** Why the server shows nothing of a story that is being edited. */
export type LiveRefusal = 'ended' | 'denied' | 'tooLarge' | 'tooDeep' | 'notAStory' | 'unavailable'

/**
 * What the page says instead, each with what helps. `failed`: there was no answer, or the editor is not logged in; the
 * same story may be answered later.
 */
export const notices = {
  ended: 'ended',
  denied: 'failed',
  unavailable: 'failed',
  tooLarge: 'tooLarge',
  tooDeep: 'tooDeep',
  notAStory: 'unfit',
} as const satisfies Record<LiveRefusal, string>

export type LiveNotice = (typeof notices)[LiveRefusal]
