import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { messageKinds } from '@/lib/content/forms/enqueue-message'
import { toHtml, toText } from '@/lib/platform/mail-body'
import { findMarket, type Market } from '@/lib/platform/markets'
import { composeCustomerMail, customerMails } from '@/lib/shop/customer-mails/compose'
import { mailKinds } from '@/lib/shop/order-mails/mail-kind'
import { deliveryOf, writeDeliveryNote, writeInvoice } from '@/lib/shop/order-papers'
import { writeReturnLabel } from '@/lib/shop/returns'
import { returnReasons } from '@/schemas/shop/order'
import {
  address,
  everyMail,
  ofCustomers,
  orderMail,
  orderWith,
  seller,
  type Write,
} from '../../fixtures/every-mail'
import { readPdf } from '../../fixtures/read-pdf'
import { runsAll } from '../../fixtures/runs'
import { usualCosts } from '../../fixtures/usual-costs'

/** What a stranger may write into a field; each has the word by which it is found. */
const hostile = [
  'Ihr Gewinn wartet auf www.evil.example',
  'https://evil.example/x?a=b#c',
  'evil.com/x',
  'evil@evil.example',
  'mailto:evil@evil.example',
  'tel:0900evil',
  'http://127.0.0.1/evil',
  '\\\\evil\\share',
  'evil\u3002example',
  'www\uff0eevil\uff0eexample',
  'https\uff1a\uff0f\uff0fevil.example',
  'evil.\u200bexample',
  'evil\u202e.elpmaxe.www\u2066x\u2069',
  'evil\r\nBcc: evil@evil.example\n\nwww.evil.example',
  '<a href="https://evil.example">evil</a>',
  `evil.example ${'lang '.repeat(300)}`,
]

const market = (code: string) => findMarket('bm', code) as Market
const markets = ['de', 'fr', 'nl'].map(market)

/** Texts for the mails of a market: a share of them, which differ from market to market, or all in the full matrix. */
const triedIn = (index: number, texts: readonly string[]) =>
  texts.filter((_, place) => runsAll || place % markets.length === index)

/** A mail in all its parts: what a mail program shows, and what it leads to. */
async function partsOf(mail: ReturnType<Write>): Promise<{ shown: string[]; links: string[] }> {
  if (!('parts' in mail)) return { shown: [mail.subject, mail.text], links: [] }
  const html = await toHtml(mail)
  const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link = '']) => link)
  const plain = html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
  return { shown: [mail.subject, toText(mail), plain], links }
}

/** Words that any mail program may take for an address: stricter than each of them. */
const linkable = (text: string): string[] =>
  text
    .normalize('NFKC')
    .split(/\s+/)
    .filter(
      (word) =>
        /\S@\S|\p{L}:\S|\/\/|\\\\|\p{L}\.\p{L}{2}|\.\p{L}{2,}|^www\.\S|\d+\.\d+\.\d+\.\d+/u.test(
          word.replace(/[\u200b-\u200f\u00ad\u2060]/g, ''),
        ) && word !== '',
    )

const unseen = /(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]/u

/** The merchant answers a question by the address that was typed, which stays whole where it is all that was typed. */
const staysWhole = (mail: string, text: string) => mail === 'form: answers' && text === 'evil@evil.example'

describe.each(Object.entries(everyMail))('The mail "%s"', (mail, { to, write }) => {
  it(
    to === 'named' ? 'quotes nothing of what was entered' : 'makes no link of what was entered',
    async () => {
      for (const [index, each] of markets.entries()) {
        const usual = await partsOf(write(each, 'Anna'))
        for (const text of triedIn(index, hostile)) {
          const { shown, links } = await partsOf(write(each, text))
          expect([text, links]).toEqual([text, usual.links])
          if (staysWhole(mail, text)) continue
          shown.forEach((part, index) => {
            if (to === 'named') expect([text, part]).toEqual([text, usual.shown[index]])
            expect([text, linkable(part)]).toEqual([text, linkable(usual.shown[index] ?? '')])
            expect([text, part.match(unseen)]).toEqual([text, null])
          })
          expect(shown[0]).not.toContain('\n')
          expect(Math.max(...shown.map((part) => part.length))).toBeLessThan(12_000)
        }
      }
    },
  )
})

it.each(mailKinds)('the mail "order: %s" makes no link of what a parcel is called', async (kind) => {
  const called = (text: string) => ({ carrierKey: text, trackingNumber: text })
  for (const [index, each] of markets.entries()) {
    const usual = await partsOf(orderMail(kind, called('Bote'))(each, 'Anna'))
    for (const text of triedIn(index, ['Zoll: zahlen auf zoll-x.example', ...hostile])) {
      const { shown, links } = await partsOf(orderMail(kind, called(text))(each, 'Anna'))
      expect([text, links]).toEqual([text, usual.links])
      shown.forEach((part, index) => {
        expect([text, linkable(part)]).toEqual([text, linkable(usual.shown[index] ?? '')])
        expect([text, part.match(unseen)]).toEqual([text, null])
        expect(part.length - (usual.shown[index] ?? '').length).toBeLessThan(600)
      })
    }
  }
})

it('a number of a parcel stays as its carrier writes it, and leads to the page of that carrier', async () => {
  const parcel = { carrierKey: 'post-ch', trackingNumber: '99.00.123456.12345678' }
  for (const kind of ['shipped', 'tracking', 'returnRequested'] as const) {
    const { shown, links } = await partsOf(orderMail(kind, parcel)(market('de'), 'Anna'))
    expect([kind, shown[1]]).toEqual([kind, expect.stringContaining(' 99.00.123456.12345678')])
    const page = 'https://service.post.ch/ekp-web/ui/entry/search/99.00.123456.12345678'
    // What is still to be handed in is nowhere to be followed.
    if (kind === 'returnRequested') expect(links).not.toContain(page)
    else expect(links).toContain(page)
  }
})

it('the confirmation quotes words that were typed in a bound, of which each field has a part', async () => {
  const shown = async (text: string) =>
    (await partsOf(orderMail('confirmation')(market('de'), text))).shown[1] ?? ''
  expect((await shown('lang '.repeat(300))).length - (await shown('x')).length).toBeLessThan(1_200)
})

it('no mail greets with what was typed about an order', async () => {
  const greeted = ['order: confirmation', 'order: shipped', 'withdrawal of an order that is found'] as const
  for (const key of greeted)
    for (const each of markets) {
      const { shown } = await partsOf(
        everyMail[key]?.write(each, 'Konto gesperrt') ?? { subject: '', text: '' },
      )
      expect([key, shown[1]]).toEqual([key, expect.stringMatching(/^(?:Guten Tag|Bonjour|Goedendag),$/m)])
      expect(shown[1]).not.toMatch(/(?:Guten Tag|Bonjour|Dag) Konto/)
    }
})

it('the mail to a former address says when it was replaced, and until when it can be brought back', () => {
  const given = {
    ...{ changedAt: new Date('2026-11-24T09:00:00Z'), until: new Date('2026-12-08T09:00:00Z') },
    ...({ kind: 'emailChanged', seller, name: 'Anna', address } as const),
  }
  const texts = markets.map((each) => toText(composeCustomerMail({ ...given, market: each })))
  const words = [
    [/24\. November 2026 um 10:00/, /bis zum 8\. Dezember 2026 um 10:00/],
    [/24 novembre 2026 à 10\sh \(heure d’Europe centrale\)/, /jusqu’au 8 décembre 2026 à 10\sh/],
    [/24 november 2026 om 10:00/, /tot 8 december 2026 om 10:00/],
  ]
  words.forEach((each, index) => {
    for (const word of each) expect(texts[index]?.replaceAll('\u00a0', ' ')).toMatch(word)
  })
})

it('names in greetings have a bound', async () => {
  const name = 'Mia '.repeat(300)
  for (const [, { write }] of Object.entries(everyMail).filter(([key]) => key.startsWith('account')))
    expect(
      (await partsOf(write(market('de'), name))).shown[1]?.match(/(?:Mia )+/)?.[0].length ?? 0,
    ).toBeLessThan(100)
})

it('papers that go with mails make no link of what was entered', async () => {
  const at = new Date('2026-11-24T09:00:00Z')
  const invoice = { id: 1, orderId: 1, number: 'B-1', issuedAt: at, seller, payments: [] } as never
  for (const text of [0, 1, 3, 8].map((index) => hostile[index] ?? '')) {
    const order = orderWith(text)
    const parcel = { carrierKey: text, trackingNumber: text }
    const sent = { ...order, shipments: order.shipments.map((each) => ({ ...each, ...parcel })) }
    const delivered = deliveryOf(sent, { parcel: 1 })
    if (!delivered.ok) throw new Error(delivered.problem)
    const announced = {
      ...{ id: 1, orderId: 1, number: 'R1', reason: returnReasons[0], requestedAt: at, lines: [] },
    } as never
    for (const paper of [
      await writeInvoice(order, invoice, market('de')),
      await writeDeliveryNote(sent, { delivery: delivered.delivery, seller, at }, market('de')),
      await writeReturnLabel({
        ...{ order, announced, seller, market: market('de') },
        costs: usualCosts(market('de')),
      }),
    ]) {
      const { text: written } = await readPdf(Buffer.from(paper))
      expect(written).toMatch(/evil/i)
      const found = linkable(written).filter((word) => /evil/i.test(word))
      expect([text, found]).toEqual([text, []])
    }
  }
})

it('the mails about accounts know whose address they go to', () => {
  expect(customerMails).toEqual(ofCustomers)
})

it('all mails are in the table: no other file sends one', () => {
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('platform/mail/'))
    .filter((file) => readFileSync(join('lib', file), 'utf8').includes('.sendMail('))
  expect(files.sort()).toEqual([
    'content/forms/messages.ts',
    'shop/back-in-stock-mails/send-due.ts',
    'shop/customer-mails/send-due.ts',
    'shop/feeds/send-mails.ts',
    'shop/order-mails/send-gift-card-mail.ts',
    'shop/order-mails/send-link-mail.ts',
    'shop/order-mails/send-order-message.ts',
    'shop/order-mails/send-order-notice.ts',
    'shop/order-mails/send-paper-mail.ts',
    'shop/order-mails/send-withdrawal-mail.ts',
    'studio/account-mails/send-due.ts',
    'studio/people/send-together.ts',
  ])
  const calls = files.flatMap((file) => readFileSync(join('lib', file), 'utf8').match(/\.sendMail\(/g) ?? [])
  expect(calls).toHaveLength(14)
  expect(messageKinds).toEqual(['confirm', 'subscribe', 'unsubscribe', 'answers'])
})
