import type { GiftCardMail } from './find-mails'

type Mail = Pick<GiftCardMail, 'code' | 'recipient' | 'stop'>

/** The other people who have got a gift card or will get it, the first first. Addresses hold no space. */
export function recipientsBefore(
  mails: readonly Mail[],
  { code, to }: { code: string; to: string },
): string[] {
  const of = mails.filter((mail) => mail.code === code && mail.stop === null && mail.recipient !== to)
  return [...new Set(of.map(({ recipient }) => recipient))]
}
