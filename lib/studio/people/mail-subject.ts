/** The kind of messages about accounts of the Studio in the outbox. */
export const studioMessage = 'studio'

/** What a mail about an account of the Studio says; nothing of it could open the account. */
export type StudioMailSubject =
  | { about: 'invitation'; invitation: string }
  /** Asked for by anyone, for any address: whether somebody has it is looked up when the mail is written. */
  | { about: 'forgotten'; address: string }
  /** `at` is in milliseconds. */
  | { about: 'passwordSet'; person: string; at: number }
