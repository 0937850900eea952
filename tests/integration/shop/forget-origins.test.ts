import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { forgetOrigins } from '@/lib/shop/orders'
import { describeOnDatabases } from '../../fixtures/databases'
import { givenOrder, rereadOrder } from '../../fixtures/orders'

const placedAt = new Date('2026-08-01T10:00:00Z')
const later = (days: number) => new Date(placedAt.getTime() + days * 24 * 60 * 60 * 1_000)

describeOnDatabases('What an order keeps about where its shopper came from', (getDb) => {
  beforeEach(() => getDb().execute(sql`truncate orders cascade`))

  it('is kept for 90 days, also of guests, and the rest of the order for longer', async () => {
    const cPromo = { promotionId: 'sleep' }
    const ffData = { ffCampaign: 'herbst' }
    const lines = [{ customData: { cPromo, ffData } }, { customData: { ffData } }, { customData: { cPromo } }]
    const order = await givenOrder(getDb(), { placedAt, scrid: 'aB3', partnerOffers: true, lines })
    const recent = await givenOrder(getDb(), { placedAt: later(10), scrid: 'aB3', lines })
    await forgetOrigins(getDb(), later(90))
    expect(await rereadOrder(getDb(), order)).toEqual(order)
    await forgetOrigins(getDb(), new Date(later(90).getTime() + 1))
    const data = [{ cPromo }, {}, { cPromo }]
    const without = order.lines.map((line, index) => ({ ...line, customData: data[index] }))
    expect(await rereadOrder(getDb(), order)).toEqual({
      ...order,
      ...{ scrid: null, partnerOffers: false, lines: without },
    })
    expect(await rereadOrder(getDb(), recent)).toEqual(recent)
  })
})
