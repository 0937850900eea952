import { safeHref } from '@/lib/platform/security'
import { escaped } from '@/lib/platform/text'
import type { MailBody, Part } from './part'

/**
 * Mail programs know old HTML: tables, styles at the elements, no pictures to fetch. Programs with a dark mode take the
 * colours of the style sheet; those that invert colours by themselves find none that would become unreadable.
 */
const sheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#1f1b18!important}.card{background:#2b2622!important}
.ink{color:#f5efe8!important}.soft{color:#c9beb3!important}.edge{border-color:#4b433c!important}
.button{background:#f5efe8!important}.button a{color:#2b2622!important}}`

const font = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const ink = `${font};color:#2b2622`
const soft = `${font};color:#6b6058`

const row = (cells: string, padding = '0 32px 12px') =>
  `<tr><td style="padding:${padding}">${cells}</td></tr>`

const paragraph = (text: string, style: string, tone: 'ink' | 'soft' = 'ink') =>
  `<p class="${tone}" style="margin:0;${tone === 'ink' ? ink : soft};${style}">${text.split('\n').map(escaped).join('<br>')}</p>`

const table = (rows: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table>`

const pair = (label: string, amount: string, style: string) =>
  `<tr><td class="ink" style="padding:3px 12px 3px 0;${ink};${style}">${label}</td>` +
  `<td class="ink" align="right" valign="top" style="padding:3px 0;white-space:nowrap;${ink};${style}">${escaped(amount)}</td></tr>`

const body = 'font-size:15px;line-height:1.5'
const fine = 'font-size:13px;line-height:1.5'

function lineOf({ title, details, amount }: Extract<Part, { kind: 'lines' }>['rows'][number]): string {
  const more = details
    .map((detail) => `<br><span class="soft" style="${soft};${fine}">${escaped(detail)}</span>`)
    .join('')
  return (
    `<tr><td class="ink edge" style="padding:10px 12px 10px 0;border-bottom:1px solid #e6dcd1;${ink};${body}">${escaped(title)}${more}</td>` +
    `<td class="ink edge" align="right" valign="top" style="padding:10px 0;border-bottom:1px solid #e6dcd1;white-space:nowrap;${ink};${body}">${escaped(amount)}</td></tr>`
  )
}

function htmlOf(part: Part): string {
  switch (part.kind) {
    case 'title':
      return row(
        `<h1 class="ink" style="margin:0;${ink};font-size:24px;line-height:1.25">${escaped(part.text)}</h1>`,
        '28px 32px 14px',
      )
    case 'heading':
      return row(
        `<h2 class="ink" style="margin:0;${ink};font-size:17px;line-height:1.3">${escaped(part.text)}</h2>`,
        '18px 32px 6px',
      )
    case 'button': {
      const href = escaped(safeHref(part.href) ?? '#')
      return row(
        `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" style="background:#2b2622;border-radius:999px;padding:12px 22px"><a href="${href}" style="${font};color:#ffffff;font-size:15px;font-weight:600;text-decoration:none">${escaped(part.text)}</a></td></tr></table>`,
        '8px 32px 16px',
      )
    }
    case 'facts':
      return row(
        table(
          part.rows
            .map(
              ([label, value]) =>
                `<tr><td class="soft" width="40%" valign="top" style="padding:2px 12px 2px 0;${soft};${body}">${escaped(label)}</td><td class="ink" style="padding:2px 0;${ink};${body}">${escaped(value)}</td></tr>`,
            )
            .join(''),
        ),
      )
    case 'lines':
      return row(table(part.rows.map(lineOf).join('')))
    case 'sums':
      return row(
        table(
          part.rows
            .map(({ label, amount, isStrong }) =>
              pair(escaped(label), amount, isStrong ? `${body};font-weight:700` : body),
            )
            .join(''),
        ),
      )
    case 'columns':
      return row(
        table(
          `<tr>${part.columns
            .map(
              ({ heading, lines }) =>
                `<td valign="top" style="padding:0 12px 8px 0">${paragraph(heading, `${fine};font-weight:700`, 'soft')}${paragraph(lines.join('\n'), body)}</td>`,
            )
            .join('')}</tr>`,
        ),
      )
    case 'small':
      return row(paragraph(part.text, fine, 'soft'))
    default:
      return row(paragraph(part.text, body))
  }
}

/** Mail programs that look for numbers, dates and addresses make no links of them. */
const undetected = '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">'

/** The mail as an HTML document. */
export const toHtml = ({ language, subject, parts, foot }: MailBody): string =>
  `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">${undetected}` +
  `<title>${escaped(subject)}</title><style>${sheet}</style></head>` +
  `<body class="page" style="margin:0;padding:0;background:#f5efe8">` +
  `<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f5efe8"><tr><td align="center" style="padding:24px 12px">` +
  `<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:#ffffff;border-radius:16px">` +
  `${parts.map(htmlOf).join('')}${row(paragraph(foot.join('\n'), fine, 'soft'), '16px 32px 28px')}` +
  '</table></td></tr></table></body></html>'
