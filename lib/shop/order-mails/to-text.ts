import type { MailBody, Part } from './part'

const underlined = (text: string, sign: string) => `${text}\n${sign.repeat(Math.min(text.length, 72))}`

function textOf(part: Part): string {
  switch (part.kind) {
    case 'title':
      return underlined(part.text, '=')
    case 'heading':
      return underlined(part.text, '-')
    case 'button':
      return `${part.text}:\n${part.href}`
    case 'facts':
      return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'lines':
      return part.rows
        .map(({ title, details, amount }) =>
          [`${title}  ${amount}`, ...details.map((detail) => `  ${detail}`)].join('\n'),
        )
        .join('\n\n')
    case 'sums':
      return part.rows.map(({ label, amount }) => `${label}: ${amount}`).join('\n')
    case 'columns':
      return part.columns.map(({ heading, lines }) => [`${heading}:`, ...lines].join('\n')).join('\n\n')
    default:
      return part.text
  }
}

/** The mail as plain text. */
export const toText = ({ parts, foot }: MailBody): string =>
  [...parts.map(textOf), ['-- ', ...foot].join('\n')].join('\n\n')
