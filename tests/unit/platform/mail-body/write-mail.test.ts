import { expect, it } from 'vitest'
import { composed } from '@/lib/platform/mail/compose'
import { type MailBody, type MailLook, writeMail } from '@/lib/platform/mail-body'
import { findMarket, type Market } from '@/lib/platform/markets'
import { mailLookOf } from '@/lib/storefront/design/mail-look'
import { usualShop } from '../../../fixtures/shops'

const market = findMarket('baby', 'de') as Market
const origin = 'https://shop.example'
const pram = '/pictures/originals/1600x1200/category/pram-sage.png'
const photo = 'https://photos.example/body.jpg'

const mailWith = (...sources: string[]): MailBody => ({
  ...{ language: 'de-DE', subject: 'Danke', sender: 'Nestling Handels GmbH', foot: [] },
  parts: [
    {
      kind: 'lines',
      rows: sources.map((src) => ({
        title: 'Body',
        details: [],
        amount: '1 €',
        picture: { src, alt: 'Body' },
      })),
    },
  ],
})

const sourcesOf = (html: string) => [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src]) => src)

it('pictures have addresses of the shop, in a format that every mail program shows', async () => {
  const { html, attachments } = await writeMail(
    mailWith(pram, photo, 'https://evil.example/', 'javascript:alert(1)'),
    mailLookOf({ baseUrl: origin })(market, usualShop()),
  )
  const [mark, ...goods] = sourcesOf(html)
  expect(mark).toBe(`${origin}/de/icons/apple-touch-icon.png`)
  expect(goods).toHaveLength(2)
  for (const src of goods) expect(src).toMatch(/^https:\/\/shop\.example\/pictures\/.*\.jpeg\b/)
  expect(attachments).toEqual([])
  expect(html).not.toMatch(/<link|<script|evil|javascript/)
})

it('pictures go with the mails of a shop that readers cannot reach, each once', async () => {
  const asked: string[] = []
  const look: MailLook = mailLookOf({
    ...{ baseUrl: 'http://localhost:3000' },
    local: {
      origin: 'http://localhost:3000',
      read: async (address) => {
        asked.push(address)
        return address.includes('/from/') ? undefined : { type: 'image/jpeg', content: Buffer.from('x') }
      },
    },
  })(market, { ...usualShop(), logo: { src: 'https://cdn.example/logo.png', alt: 'Eltern & Kind' } })
  const { html, attachments } = await writeMail(mailWith(pram, pram, photo), look)
  expect(sourcesOf(html)).toEqual(['https://cdn.example/logo.png', 'cid:picture-1', 'cid:picture-1'])
  expect(asked).toHaveLength(2)
  expect(attachments).toMatchObject([{ cid: 'picture-1', name: 'picture-1.jpeg', type: 'image/jpeg' }])
})

it.each([
  [{ src: '/logo.svg', alt: 'Eltern & Kind' }, 'Eltern &amp; Kind'],
  [undefined, 'Nestling'],
])('a mail has the name of the shop where its logo is not shown: %o', async (logo, name) => {
  const { html } = await writeMail(
    mailWith(),
    mailLookOf({ baseUrl: origin })(market, { ...usualShop(), logo }),
  )
  expect(html).toContain(`>${name}</p>`)
})

it('mails bear the name of the seller unless the settings give one, and show the pictures in them', async () => {
  const mail = { to: 'a@example.com', ...(await writeMail(mailWith())) }
  const from = (name: string) => composed('k', mail, { name, address: 'shop@example.com' }).from.name
  expect(from('')).toBe('Nestling Handels GmbH')
  expect(from('Nestling')).toBe('Nestling')
  const inline = { name: '1.jpeg', type: 'image/jpeg', content: Buffer.from('x'), cid: 'picture-1' }
  const { attachments } = composed(
    'k',
    { ...mail, attachments: [inline] },
    { name: '', address: 'a@b.example' },
  )
  expect(attachments).toMatchObject([{ cid: 'picture-1', contentDisposition: 'inline' }])
})

it('a gift card shows its picture, and is whole without it', async () => {
  const card: MailBody = {
    ...mailWith(),
    parts: [
      {
        ...{ kind: 'card', heading: 'Geschenkgutschein', amount: '50,00 €' },
        ...{ message: 'Alles Gute\nzur Geburt', from: 'Anna', code: ['Code', 'GBCD FGHJ'] },
        picture: { src: pram, alt: 'Geschenkgutschein, 50,00 €' },
      },
    ],
  }
  const { html, text } = await writeMail(card, mailLookOf({ baseUrl: origin })(market, usualShop()))
  expect(sourcesOf(html)[1]).toMatch(/^https:\/\/shop\.example\/pictures\/.*\.jpeg\b/)
  const shown = html.replace(/<br\/?>/g, '\n').replace(/<[^>]*>/g, '|')
  for (const words of ['Geschenkgutschein', '50,00 €', 'Alles Gute\nzur Geburt', 'Anna', 'GBCD FGHJ']) {
    expect(shown).toContain(words)
    expect(text).toContain(words)
  }
})
