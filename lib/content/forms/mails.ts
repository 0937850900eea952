import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { unlinked } from '@/lib/platform/text'
import type { Answer } from './tables'

/** The mail that asks who owns an address to confirm a subscription: anybody may have entered it, so it quotes nothing. */
export function confirmationMail(market: Market, link: string) {
  const t = marketText(market)
  return { subject: t('forms.mail.subject'), text: t('forms.mail.text', { link }) }
}

const longestLine = 10_000

/** Its lines stay; an address of whoever has written is the one that is answered to. */
const quoted = (value: string) =>
  value
    .split('\n')
    .map((line) => unlinked(line, longestLine))
    .join('\n')

type Submitted = { title: string; path: string; answers: readonly Answer[] }

/** The mail that brings the answers of a form to its recipient. */
export const answersMail = ({ title, path, answers }: Submitted) => ({
  // The title may contain line breaks; a mail subject must be one line.
  subject: title.replace(/\s+/g, ' '),
  text: [...answers.map(({ label, value }) => `${label}:\n${quoted(value)}`), path].join('\n\n'),
})
