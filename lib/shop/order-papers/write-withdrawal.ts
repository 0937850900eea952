import type { Market } from '@/lib/platform/markets'
import {
  isBeyondLaw,
  isVoluntaryWithdrawal,
  longerTimes,
  type ReturnCosts,
  returnPlace,
} from '@/lib/platform/shop-configuration'
import { openSheet, type Sheet, textWidth } from '@/lib/platform/typeset'
import type { ReturnTerms, Seller } from '@/schemas/shop'
import { exceptionWords } from './exception-words'
import { drawLetterhead, type Letterhead } from './letterhead/letterhead'
import { type OrderWords, orderWords } from './words'

type Given = {
  market: Market
  seller: Seller
  terms: ReturnTerms
  costs: ReturnCosts
  /** Where a contract can be withdrawn from online. */
  address: string
  at: Date
  letterhead?: Letterhead | undefined
}

/** A telephone number stays on one line. */
const contactOf = ({ name, street, postcode, city, email, phone }: Seller) =>
  [name, street, `${postcode} ${city}`, email, phone?.replaceAll(' ', '\u00a0')].filter(Boolean).join(', ')

/** Lines to fill in by hand. */
const blank = '_'.repeat(52)

type Field = { label: string; lines: number }

function writeForm(sheet: Sheet, { title, hint, fields, note }: FormWords): void {
  const height = 60 + fields.reduce((sum, { lines }) => sum + 20 + lines * 20, 0)
  sheet.gap(24)
  sheet.need(height)
  sheet.paragraph(title, { size: 13, weight: 'bold' })
  sheet.gap(4)
  for (const text of hint) {
    sheet.paragraph(text)
    sheet.gap(5)
  }
  for (const { label, lines } of fields) {
    sheet.paragraph(`– ${label}`)
    for (let index = 0; index < lines; index += 1) {
      sheet.gap(6)
      sheet.paragraph(blank)
    }
    sheet.gap(5)
  }
  if (note) sheet.paragraph(note, { size: 8 })
}

type FormWords = { title: string; hint: string[]; fields: Field[]; note?: string }
type Section = { heading: string; texts: string[]; items?: string[] }
type Document = { title: string; sections: Section[]; form: FormWords }

const longerWords = ({ t, date }: OrderWords, { terms, at }: Pick<Given, 'terms' | 'at'>): string[] =>
  longerTimes(terms, at.toISOString().slice(0, 10)).map(({ from, to, until }) =>
    t('withdrawal.voluntary.longer', { from: date(from), to: date(to), until: date(until) }),
  )

/** How and where goods come back, who pays for it, and when the money does. */
const termsWords = ({ t }: OrderWords, { seller, terms, costs }: Given): string[] => [
  ...(seller.returnAddress ? [t('withdrawal.voluntary.to', { to: returnPlace(seller) })] : []),
  `${t('returnCosts.postage', costs)} ${t('returnCosts.freight', costs)}`,
  `${t('withdrawal.voluntary.money', { days: terms.refundDays })} ${t('orderReturn.money.delivery')}`,
]

/** What the shop grants beyond the law, which is part of the contract: it reaches the shopper on the same paper. */
function beyondLaw(words: OrderWords, given: Given): Section[] {
  const { t } = words
  const { market, terms } = given
  const longer = longerWords(words, given)
  if (!isBeyondLaw(market, terms) && longer.length === 0) return []
  return [
    {
      heading: t('withdrawal.beyond.heading'),
      texts: [t('withdrawal.beyond.term', { days: terms.days }), ...longer, ...termsWords(words, given)],
    },
    { heading: t('withdrawal.beyond.exceptions'), texts: [], items: exceptionWords(words, terms, 'beyond') },
  ]
}

/** Directive 2011/83/EU, annex I, parts A and B, with the online function of Directive (EU) 2023/2673. */
function statutory(words: OrderWords, given: Given): Document {
  const { t } = words
  const { seller, address, costs } = given
  const right = (['term', 'goods', 'digital'] as const).map((key) => t(`withdrawal.right.${key}`))
  return {
    title: t('withdrawal.title'),
    sections: [
      {
        heading: t('withdrawal.right.heading'),
        texts: [
          ...right,
          t('withdrawal.right.how', { sellerContact: contactOf(seller) }),
          t('withdrawal.right.online', { address }),
          t('withdrawal.right.deadline'),
        ],
      },
      {
        heading: t('withdrawal.effects.heading'),
        texts: [
          t('withdrawal.effects.refund'),
          t('withdrawal.effects.wait'),
          [
            t('withdrawal.effects.send', { to: returnPlace(seller) }),
            t('returnCosts.law', costs),
            t('returnCosts.lawFreight', costs),
          ].join(' '),
          t('withdrawal.effects.value'),
        ],
      },
      {
        heading: t('withdrawal.exceptions.heading'),
        texts: [],
        items: (['made', 'sealed', 'download'] as const).map((key) => t(`withdrawal.exceptions.${key}`)),
      },
      ...beyondLaw(words, given),
    ],
    form: {
      title: t('withdrawal.form.title'),
      hint: [
        t('withdrawal.form.hint'),
        t('withdrawal.form.to', { seller: contactOf({ ...seller, phone: undefined }) }),
      ],
      fields: [
        { label: t('withdrawal.form.statement'), lines: 2 },
        { label: t('withdrawal.form.dates'), lines: 1 },
        { label: t('withdrawal.form.name'), lines: 1 },
        { label: t('withdrawal.form.address'), lines: 2 },
        { label: t('withdrawal.form.signature'), lines: 1 },
        { label: t('withdrawal.form.date'), lines: 1 },
      ],
      note: t('withdrawal.form.note'),
    },
  }
}

/** Swiss law knows no withdrawal from purchases online: what the shop grants of its own accord. */
function voluntary(words: OrderWords, given: Given): Document {
  const { t } = words
  const { seller, terms } = given
  const contact = contactOf(seller)
  return {
    title: t('withdrawal.voluntary.title'),
    sections: [
      {
        heading: t('withdrawal.voluntary.heading'),
        texts: [
          t('withdrawal.voluntary.law'),
          t('withdrawal.voluntary.term', { seller: contact, days: terms.days }),
          ...longerWords(words, given),
          ...termsWords(words, given),
        ],
      },
      {
        heading: t('withdrawal.exceptions.heading'),
        texts: [],
        items: exceptionWords(words, terms, 'exceptions'),
      },
    ],
    form: {
      title: t('withdrawal.voluntary.form'),
      hint: [t('withdrawal.form.to', { seller: contact })],
      fields: [
        { label: t('withdrawal.voluntary.statement'), lines: 2 },
        { label: t('withdrawal.voluntary.dates'), lines: 1 },
        { label: t('withdrawal.voluntary.name'), lines: 1 },
        { label: t('withdrawal.voluntary.address'), lines: 2 },
        { label: t('withdrawal.form.date'), lines: 1 },
      ],
    },
  }
}

/** The instructions on withdrawal with the model form, as PDF; where no law grants it, what the shop grants. */
export async function writeWithdrawal(given: Given): Promise<Uint8Array> {
  const { market, seller, at, letterhead } = given
  const words = orderWords(market)
  const contact = contactOf(seller)
  const { title, sections, form } = isVoluntaryWithdrawal(market)
    ? voluntary(words, given)
    : statutory(words, given)
  const info = { title, author: seller.name, language: market.iso, createdAt: at, own: letterhead?.own }
  const sheet = await openSheet({ ...info, colours: letterhead?.colours })
  const drawn = letterhead ? drawLetterhead(sheet, letterhead) : { width: 0, height: 0 }
  const below = sheet.y + drawn.height
  sheet.paragraph(title, { size: 17, weight: 'bold' }, { width: textWidth - drawn.width - 20 })
  sheet.y = Math.max(sheet.y, below)
  for (const { heading, texts, items = [] } of sections) {
    sheet.gap(14)
    sheet.need(50)
    sheet.paragraph(heading, { size: 12, weight: 'bold' })
    for (const text of texts) {
      sheet.gap(5)
      sheet.paragraph(text)
    }
    for (const item of items) {
      sheet.gap(4)
      sheet.paragraph(`• ${item}`)
    }
  }
  writeForm(sheet, form)
  return sheet.finish((page, pages) => [`${title} · ${words.t('invoice.page', { page, pages })}`, contact])
}

/** A file name of ASCII letters. */
export function withdrawalFileName(market: Market): string {
  const { t } = orderWords(market)
  return `${isVoluntaryWithdrawal(market) ? t('withdrawal.voluntary.file') : t('withdrawal.file')}.pdf`
}
