import type { MailBody } from '@/lib/platform/mail-body'
import type { OrderWords } from '@/lib/shop/order-papers'

/** A mail about a test order, which says so in its subject and above all else. */
export const markedAsTest = (mail: MailBody, t: OrderWords['t']): MailBody => ({
  ...mail,
  subject: t('testShop.subject', { subject: mail.subject }),
  parts: [
    { kind: 'heading', text: t('testShop.orderTitle') },
    { kind: 'text', text: t('testShop.order') },
    ...mail.parts,
  ],
})
