import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { findAddresses } from '@/lib/shop/customers'
import { orderToken } from '@/lib/shop/order-access'
import { customerMails, hashOf, inMode, registered, registration } from '../../../fixtures/accounts'
import { givenConfig } from '../../../fixtures/config'
import { describeOnDatabases } from '../../../fixtures/databases'
import { orderVisitor } from '../../../fixtures/order-calls'
import { givenOrder } from '../../../fixtures/orders'

givenConfig(() => ({ brand: 'baby', baseUrl: 'http://shop.example' }))

const { POST: auth } = await import('@/app/api/user/auth/[mode]/route')
const { POST: confirm } = await import('@/app/api/account/confirm/route')
const open = await import('@/app/api/orders/open/route')

const routes = { auth, confirm }
const register = inMode(auth, 'register')
const { email } = registration

describeOnDatabases('The address book of an account that a guest makes after an order', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(
      sql`truncate customers, customer_links, baskets, wishlists, outbox, attempts, order_drafts, orders cascade`,
    )
  })

  const ordered = async (change = sql`invoice_address`) => {
    const order = await givenOrder(getDb(), { email })
    await getDb().execute(sql`update orders set invoice_address = ${change}`)
    const browser = orderVisitor()
    await browser.get(open.GET, { order: order.number, key: orderToken(order.number, new Date()) })
    return { order, browser }
  }
  const book = async () => {
    const [customer] = await getDb().execute<{ id: string }>(sql`select id from customers`)
    const known = await findAddresses(getDb(), Number(customer?.id))
    return known.map(({ address, isDefaultDelivery, isDefaultInvoice }) => ({
      ...{ street: address.street, isDefaultDelivery, isDefaultInvoice },
    }))
  }
  const fieldsOf = ({ number }: { number: string }) => ({ fields: { order: number } as object })

  it('holds the address of that order, for parcels and invoices', async () => {
    const { order, browser } = await ordered()
    await registered(getDb(), routes, { browser, ...fieldsOf(order) })
    const street = order.deliveryAddress?.street
    expect(await book()).toEqual([{ street, isDefaultDelivery: true, isDefaultInvoice: true }])
  })

  it('holds both addresses where the invoice has its own', async () => {
    const { order, browser } = await ordered(sql`invoice_address || '{"street":"Rechnungsweg"}'::jsonb`)
    await registered(getDb(), routes, { browser, ...fieldsOf(order) })
    expect(await book()).toEqual([
      { street: order.deliveryAddress?.street, isDefaultDelivery: true, isDefaultInvoice: false },
      { street: 'Rechnungsweg', isDefaultDelivery: false, isDefaultInvoice: true },
    ])
  })

  it('holds that of the invoice where nothing was sent', async () => {
    const { order, browser } = await ordered()
    await getDb().execute(sql`update orders set delivery_address = null`)
    await registered(getDb(), routes, { browser, ...fieldsOf(order) })
    expect(await book()).toMatchObject([{ isDefaultDelivery: true, isDefaultInvoice: true }])
  })

  it('holds nothing of an order that its maker has not proved, and nothing unasked', async () => {
    const { order, browser } = await ordered()
    await registered(getDb(), routes, { browser: orderVisitor(), ...fieldsOf(order) })
    expect(await book()).toEqual([])
    await getDb().execute(sql`truncate customers cascade`)
    await registered(getDb(), routes, { browser })
    expect(await book()).toEqual([])
  })

  it('holds nothing for who sets a registration anew that another person has made', async () => {
    const { order, browser } = await ordered()
    await browser.post(register, { ...registration, order: order.number })
    const hash = hashOf((await customerMails(getDb()))[0])
    const { first_name, last_name, gender } = registration
    const anew = { first_name, last_name, gender, register_password: 'Regenbogen-Tal-7' }
    await orderVisitor().post(confirm, { hash, ...anew })
    expect(await book()).toEqual([])
  })
})
