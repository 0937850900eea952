import { colonOf } from '@/lib/platform/i18n'
import type { MailBody, Part } from './part'

const underlined = (text: string, sign: string) => `${text}\n${sign.repeat(Math.min(text.length, 72))}`

function textOf(part: Part, colon: string): string {
  switch (part.kind) {
    case 'title':
      return underlined(part.text, '=')
    case 'heading':
      return underlined(part.text, '-')
    case 'button':
    case 'link':
      return `${part.text}${colon}\n${part.href}`
    case 'facts':
      return part.rows.map(([label, value]) => `${label}${colon} ${value}`).join('\n')
    case 'lines':
      return part.rows
        .map(({ title, details, amount }) =>
          [amount === '' ? title : `${title}  ${amount}`, ...details.map((detail) => `  ${detail}`)].join(
            '\n',
          ),
        )
        .join('\n\n')
    case 'sums':
      return part.rows.map(({ label, amount }) => `${label}${colon} ${amount}`).join('\n')
    case 'card': {
      const { heading, amount, message, from, code } = part
      const words = message === '' ? [] : [`${message}\n${from}`]
      return [`${heading}${colon} ${amount}`, ...words, `${code[0]}${colon} ${code[1]}`].join('\n\n')
    }
    case 'columns':
      return part.columns
        .map(({ heading, lines }) => [`${heading}${colon}`, ...lines].join('\n'))
        .join('\n\n')
    default:
      return part.text + (part.end?.text ?? '')
  }
}

/** The mail as plain text. */
export const toText = ({ language, parts, foot }: MailBody): string =>
  [...parts.map((part) => textOf(part, colonOf(language))), ['-- ', ...foot].join('\n')].join('\n\n')
