/** The kind of messages about accounts in the outbox. */
export const customerMessage = 'customer'

/** What a mail about an account says; nothing of it could open the account. */
export type MailSubject =
  /** The link that confirms an address. */
  | { about: 'link'; link: number }
  /** Asked for by anyone, for any address: whether it has an account is looked up when the mail is written. */
  | { about: 'reset'; brand: string; email: string; locale: string }
  | { about: 'passwordChanged'; customer: number }
  /** To the former address, with the link that brings it back. */
  | {
      about: 'emailChanged'
      email: string
      locale: string
      firstName: string
      lastName: string
      link: number
    }
  | { about: 'deleted'; email: string; locale: string; firstName: string; lastName: string }
