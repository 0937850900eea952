import type { Part } from '@/lib/platform/mail-body'
import type { Composing } from './composing'
import { text } from './parts'

/** A new link was asked for: it opens the order, so nothing of it is quoted. */
export const link = ({ words: { t } }: Composing): Part[] => [
  text(t('orderMails.link.text')),
  { kind: 'small', text: t('orderMails.link.other') },
]
