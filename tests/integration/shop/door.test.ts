import { beforeAll, expect } from 'vitest'
import { customers } from '@/lib/shop/customers/tables'
import * as door from '@/lib/shop/door'
import { givenCatalogue } from '../../fixtures/catalogue'
import { describeOnDatabases } from '../../fixtures/databases'
import { describeShopContract } from '../../fixtures/shop-contract'

describeOnDatabases('The shop of this code', (getDb) => {
  beforeAll(async () => {
    await givenCatalogue(getDb(), [
      { key: 'A', number: '100000', name: 'Kinderwagen', stock: 20 },
      { key: 'B', number: '100001', name: 'Schlafsack', stock: 20 },
    ])
  })

  let made = 0
  async function customerId(): Promise<number> {
    made += 1
    const [row] = await getDb()
      .insert(customers)
      .values({
        ...{ userId: `u${made}`, brand: 'baby', email: `someone${made}@example.com` },
        ...{ passwordHash: '-', gender: 'f', firstName: 'Test', lastName: 'Person' },
        ...{ locale: 'de-de', createdAt: new Date() },
      })
      .returning({ id: customers.id })
    expect(row).toBeDefined()
    return row?.id ?? 0
  }

  describeShopContract(() => ({
    shop: door,
    products: [
      { number: '100000', variant: 'A.v' },
      { number: '100001', variant: 'B.v' },
    ],
    customerId,
  }))
})
