import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { lastAddressesOf } from '@/lib/shop/customers'
import { describeOnDatabases } from '../../../fixtures/databases'
import { givenOrder } from '../../../fixtures/orders'

describeOnDatabases(
  'The address with which the form of a customer without an address book begins',
  (getDb) => {
    let customerId = 0
    beforeEach(async () => {
      await getDb().execute(sql`truncate customers, orders cascade`)
      customerId = 0
    })

    const ordered = async (street: string, day: string, change = sql`delivery_address`) => {
      const { id } = await givenOrder(getDb(), { placedAt: new Date(day) })
      if (customerId === 0) {
        const [customer] = await getDb().execute<{ id: string }>(
          sql`insert into customers (user_id, brand, locale, email, gender, first_name, last_name, password_hash, created_at)
            values ('u', 'baby', 'de-de', 'test@example.com', 'f', 'Test', 'Person', 'x', now()) returning id`,
        )
        customerId = Number(customer?.id)
      }
      await getDb().execute(
        sql`update orders set customer_id = ${customerId},
            delivery_address = delivery_address || jsonb_build_object('street', ${street}::text) where id = ${id}`,
      )
      await getDb().execute(sql`update orders set delivery_address = ${change} where id = ${id}`)
    }
    const street = async () => (await lastAddressesOf(getDb(), customerId, 'DE'))?.address.street

    it('is where the newest order in the country went', async () => {
      await ordered('Alter Weg 1', '2026-11-01T10:00:00Z')
      await ordered('Neuer Weg 2', '2026-11-20T10:00:00Z')
      expect(await street()).toBe('Neuer Weg 2')
      await ordered('Rue 3', '2026-11-21T10:00:00Z', sql`delivery_address || '{"country":"FR"}'::jsonb`)
      expect(await street()).toBe('Neuer Weg 2')
    })

    it('is that of the invoice where nothing was sent', async () => {
      await ordered('Weg 1', '2026-11-01T10:00:00Z', sql`null`)
      expect(await street()).toBe('Musterweg 1')
    })

    it('has that of the invoice beside it, where that went elsewhere', async () => {
      const invoice = async () => (await lastAddressesOf(getDb(), customerId, 'DE'))?.invoice?.street
      await ordered('Weg 1', '2026-11-01T10:00:00Z')
      expect(await invoice()).toBe('Musterweg 1')
      await ordered('Musterweg 1', '2026-11-02T10:00:00Z')
      expect(await invoice()).toBeUndefined()
      await ordered('Weg 1', '2026-11-03T10:00:00Z', sql`null`)
      expect(await invoice()).toBeUndefined()
    })

    it('is none of another customer’s', async () => {
      await ordered('Weg 1', '2026-11-01T10:00:00Z')
      expect(await lastAddressesOf(getDb(), customerId + 1, 'DE')).toBeUndefined()
    })
  },
)
