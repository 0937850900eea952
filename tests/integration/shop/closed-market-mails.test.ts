import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Mail } from '@/lib/platform/mail/service'
import { everyMarketOf, type Market } from '@/lib/platform/markets'
import { enqueue } from '@/lib/platform/outbox'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { sendDueOrderMails } from '@/lib/shop/order-mails'
import { invoices } from '@/lib/shop/order-papers/tables'
import { orderMessage } from '@/lib/shop/orders'
import { describeOnDatabases } from '../../fixtures/databases'
import { readPdf } from '../../fixtures/read-pdf'
import { writeTestEvent, writeTestOrder } from '../../fixtures/write-test-order'

const brand = 'baby'

/** Markets whose orders are told of, each while another one alone is open. */
const cases = everyMarketOf(brand).flatMap((market) =>
  everyMarketOf(brand).flatMap(({ code }) =>
    code === market.code ? [] : [[market.shopLocale, code, market] as const],
  ),
)

describeOnDatabases('The mails about orders of a market that is closed', (getDb) => {
  let sent: Mail[] = []
  const tell = async ({ shopLocale: locale, currency }: Market) => {
    sent = []
    await getDb().execute(
      sql`truncate outbox, invoices, invoice_counters, orders, customers restart identity cascade`,
    )
    const order = await writeTestOrder(getDb(), { locale, currency, status: 'shipped' })
    const event = await writeTestEvent(getDb(), order, { type: 'shipped', from: 'placed', to: 'shipped' })
    await enqueue(getDb(), orderMessage, [{ event }])
    await sendDueOrderMails({
      ...{ db: getDb(), brand, baseUrl: 'https://shop.example' },
      service: { sendMail: async (_, mail) => void sent.push(mail) },
      openTerms: async () => undefined,
      now: () => new Date('2026-11-24T09:00:00Z'),
    })
    const [mail] = sent
    const [invoice] = await getDb().select().from(invoices)
    const papers = await Promise.all((mail?.attachments ?? []).map(({ content }) => readPdf(content)))
    return {
      ...{ subject: mail?.subject, text: mail?.text, replyTo: mail?.replyTo, seller: invoice?.seller },
      papers: papers.map(({ text }) => text),
    }
  }
  const written = new Map<string, Awaited<ReturnType<typeof tell>>>()

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:00:00Z') })
    for (const market of everyMarketOf(brand)) written.set(market.code, await tell(market))
  })
  afterAll(() => void vi.useRealTimers())
  beforeEach(() => void vi.unstubAllEnvs())

  it.each(cases)('%s are the same while %s alone is open', async (locale, open, market) => {
    vi.stubEnv('SHOP_MARKETS', open)
    const told = await tell(market)
    expect(told.seller).toEqual(usualSeller(locale))
    expect(told.papers.join()).toContain(market.currency === 'CHF' ? 'CHF' : '€')
    expect(told).toEqual(written.get(market.code))
  })
})
