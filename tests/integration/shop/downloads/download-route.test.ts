import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clientHeader } from '@/lib/platform/http/client-address'
import { countDownload } from '@/lib/shop/downloads/count-download'
import { deliverDownloads } from '@/lib/shop/downloads/deliver-downloads'
import { downloadPath } from '@/lib/shop/downloads/download-link'
import { findCustomerDownloads } from '@/lib/shop/downloads/find-customer-downloads'
import { stopClock } from '../../../fixtures/clock'
import { givenConfig } from '../../../fixtures/config'
import { describeOnDatabases } from '../../../fixtures/databases'
import { givenOrder } from '../../../fixtures/orders'

const shop = { dataDir: '' }

givenConfig(() => ({ brand: 'baby', dataDir: shop.dataDir }))

const { GET } = await import('@/app/api/orders/downloads/route')

const content = 'the content of the plan'

describeOnDatabases('The link to a download', (getDb) => {
  beforeEach(async () => {
    shop.dataDir = await mkdtemp(join(tmpdir(), 'nestling-test-'))
    await mkdir(join(shop.dataDir, 'downloads'))
    await writeFile(join(shop.dataDir, 'downloads', 'plan.pdf'), content)
    await getDb().execute(sql`truncate orders, attempts, outbox cascade`)
  })
  afterEach(() => rm(shop.dataDir, { recursive: true, force: true }))

  const sold = async (more: Parameters<typeof givenOrder>[1] = {}) => {
    const order = await givenOrder(getDb(), {
      lines: [{ isDigital: true, download: 'plan.pdf' }],
      payments: [{ method: 'V', status: 'paid' }],
      ...more,
    })
    await deliverDownloads(getDb(), { dataDir: shop.dataDir, now: new Date() })
    return { order, path: downloadPath({ lineId: order.lines[0]?.id ?? 0 }) }
  }
  const ask = (path: string, { method = 'GET', network = 'here', headers = {} } = {}) =>
    GET(
      new Request(`http://shop.example${path}`, {
        method,
        headers: { [clientHeader]: network, ...headers },
      }),
    )
  const part = (path: string, range: string, more: Record<string, string> = {}) =>
    ask(path, { headers: { range, ...more } })
  const change = (what: ReturnType<typeof sql>) => getDb().execute(sql`update order_downloads set ${what}`)
  const taken = async () => [...(await getDb().execute(sql`select taken from order_downloads`))]
  /** As if the last download was a while ago. */
  const later = () => change(sql`taken_at = taken_at - interval '11 minutes'`)

  it('answers the file, to be saved, and nothing keeps it', async () => {
    const { path } = await sold()
    const answer = await ask(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(content)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'content-disposition': `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`,
      'cache-control': 'private, no-store',
    })
  })

  it('holds for five downloads, and counts what is begun again at once only once', async () => {
    const { order, path } = await sold()
    for (let each = 1; each <= 5; each += 1) {
      for (const _ of [1, 2]) await (await ask(path)).text()
      expect(await taken()).toEqual([{ taken: each }])
      await later()
    }
    const refused = await ask(path)
    expect([refused.status, refused.headers.get('location')]).toEqual([
      303,
      `/de/bestellstatus/?order=${order.number}&state=downloadUsedUp`,
    ])
    expect(await taken()).toEqual([{ taken: 5 }])
  })

  it.each([
    ['it was counted as often as it may be', sql`taken = granted, taken_at = now() - interval '1 hour'`],
    ['it has ended', sql`until = now() - interval '1 second'`],
  ])('is not counted any more when %s meanwhile', async (_, happens) => {
    const { order } = await sold()
    await change(happens)
    const before = await taken()
    expect(await countDownload(getDb(), order.lines[0]?.id ?? 0, { now: new Date() })).toBe(false)
    expect(await taken()).toEqual(before)
  })

  it('counts the last download once when many ask at once', async () => {
    const { path } = await sold()
    await change(sql`taken = 4, taken_at = now() - interval '1 hour'`)
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(path)))
    for (const answer of answers) await answer.text()
    expect(await taken()).toEqual([{ taken: 5 }])
  })

  it('goes on in parts where it has broken off, and counts once', async () => {
    const { path } = await sold()
    const whole = await ask(path)
    expect((await whole.text()).length).toBe(content.length)
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    const same = { 'if-range': whole.headers.get('etag') ?? '' }
    for (const [range, bytes, told] of [
      ['bytes=4-', content.slice(4), `bytes 4-${content.length - 1}/${content.length}`],
      ['bytes=4-7', content.slice(4, 8), `bytes 4-7/${content.length}`],
      ['bytes=-4', content.slice(-4), `bytes ${content.length - 4}-${content.length - 1}/${content.length}`],
    ] as const) {
      await later()
      const answer = await part(path, range, same)
      expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
        206,
        told,
        bytes,
      ])
      expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    }
    expect(await taken()).toEqual([{ taken: 1 }])
  })

  it('goes on in parts also with the last download, for a day', async () => {
    const { path } = await sold()
    await change(sql`taken = granted, taken_at = now() - interval '23 hours'`)
    expect((await part(path, 'bytes=4-')).status).toBe(206)
    // From the beginning it is another download.
    expect((await part(path, 'bytes=0-')).headers.get('location')).toContain('state=downloadUsedUp')
    await change(sql`taken_at = now() - interval '25 hours'`)
    expect((await part(path, 'bytes=4-')).headers.get('location')).toContain('state=downloadUsedUp')
  })

  it('counts parts of which none was counted yet once, in any order and at once', async () => {
    const { path } = await sold()
    const answers = await Promise.all(
      ['bytes=12-', 'bytes=6-11', 'bytes=0-5'].map((range) => part(path, range)),
    )
    expect((await Promise.all(answers.reverse().map((answer) => answer.text()))).join('')).toBe(content)
    expect(await taken()).toEqual([{ taken: 1 }])
  })

  it('is whole for who has begun with another file, and has no part behind its end', async () => {
    const { path } = await sold()
    const other = await part(path, 'bytes=4-', { 'if-range': '"other"' })
    expect([other.status, await other.text()]).toEqual([200, content])
    const behind = await part(path, `bytes=${content.length}-`)
    expect([behind.status, behind.headers.get('content-range'), await behind.text()]).toEqual([
      416,
      `bytes */${content.length}`,
      '',
    ])
    expect(await taken()).toEqual([{ taken: 1 }])
  })

  it('counts nothing when only the headers are asked for', async () => {
    const { path } = await sold()
    const answer = await ask(path, { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      200,
      String(content.length),
      '',
    ])
    expect(await taken()).toEqual([{ taken: 0 }])
  })

  it.each<[string, () => Promise<unknown>, string]>([
    ['has ended', () => change(sql`until = now()`), 'downloadOver'],
    [
      'belongs to an order that was paid back',
      () => getDb().execute(sql`update payments set status = 'refunded', refunded = amount`),
      'downloadOver',
    ],
    ['was used often enough', () => change(sql`taken = granted`), 'downloadUsedUp'],
    ['leads to a file that has gone', () => rm(join(shop.dataDir, 'downloads', 'plan.pdf')), 'downloadLater'],
    [
      'leads to a folder',
      async () => {
        await rm(join(shop.dataDir, 'downloads', 'plan.pdf'))
        await mkdir(join(shop.dataDir, 'downloads', 'plan.pdf'))
      },
      'downloadLater',
    ],
    [
      'leads out of the folder',
      async () => {
        await writeFile(join(shop.dataDir, 'secrets.json'), '{}')
        await change(sql`file = '../secrets.json'`)
      },
      'downloadLater',
    ],
  ])('leads to the order in its market, which says why, when it %s', async (_, happens, state) => {
    const { order, path } = await sold({ locale: 'fr-ch' })
    await happens()
    const before = await taken()
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/ch-fr/suivi-de-commande/?order=${order.number}&state=${state}`,
    ])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await taken()).toEqual(before)
  })

  it('is not found when it was not made by the shop, or names what was never delivered', async () => {
    const { order, path } = await sold()
    for (const wrong of [
      path.replace('key=', 'key=x'),
      path.replace('download=', 'download=1'),
      '/api/orders/downloads/',
      downloadPath({ lineId: (order.lines[0]?.id ?? 0) + 1 }),
    ])
      expect((await ask(wrong)).status, wrong).toBe(404)
    expect(await taken()).toEqual([{ taken: 0 }])
  })

  it('is in the list of its customer while it can be downloaded, and in no other', async () => {
    const { order } = await sold({ customerId: 7 })
    await sold()
    const listed = async (id: number, now = new Date()) =>
      (await findCustomerDownloads(getDb(), id, now)).orders.map(({ order: { number }, downloads }) => [
        number,
        downloads.map(({ file }) => file),
      ])
    expect(await listed(7)).toEqual([[order.number, ['plan.pdf']]])
    expect(await listed(8)).toEqual([])
    expect(await listed(7, new Date(Date.now() + 31 * 24 * 3_600_000))).toEqual([])
    await change(sql`taken = granted`)
    expect(await listed(7)).toEqual([])
  })

  it('is in the list whatever became of newer orders, which says when it has left out some', async () => {
    const first = await sold({ customerId: 7 })
    for (let each = 1; each <= 10; each += 1) await sold({ customerId: 7 })
    const found = () => findCustomerDownloads(getDb(), 7, new Date())
    const { orders, hasMore } = await found()
    expect([orders.length, hasMore]).toEqual([10, true])
    expect(orders.map(({ order }) => order.number)).not.toContain(first.order.number)
    // All but the oldest and the newest go back.
    const [newest] = orders
    await getDb().execute(sql`update payments set status = 'refunded', refunded = amount
      where order_id not in (${first.order.id}, ${newest?.order.id ?? 0})`)
    const left = await found()
    expect(left.hasMore).toBe(false)
    expect(left.orders.map(({ order }) => order.number)).toEqual([newest?.order.number, first.order.number])
  })

  it('is asked for sixty times an hour from one network, and from others still', async () => {
    stopClock()
    const { path } = await sold()
    for (let each = 1; each <= 60; each += 1) await (await ask(path)).text()
    expect((await ask(path)).headers.get('location')).toContain('state=downloadLater')
    expect((await ask(path, { network: 'elsewhere' })).status).toBe(200)
  })
})
