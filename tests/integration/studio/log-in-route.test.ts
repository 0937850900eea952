import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { clientHeader } from '@/lib/platform/http/client-address'
import { isWithinLimit, networkLimits } from '@/lib/platform/limits'
import { createFirstPerson } from '@/lib/studio/people'
import { stopClock } from '../../fixtures/clock'
import { givenConfig } from '../../fixtures/config'
import { describeOnDatabases } from '../../fixtures/databases'

givenConfig(() => ({ brand: 'baby', baseUrl: 'http://shop.example', studio: { adminPasskeys: false } }))

const { POST } = await import('@/app/api/studio/login/route')

const origin = 'http://shop.example'
const address = 'chefin@example.com'
const password = 'Sieben-Apfelbaeume-am-Bach'

describeOnDatabases('The login of the Studio', (getDb) => {
  beforeEach(async () => {
    await getDb().execute(sql`truncate attempts, studio_people cascade`)
    await createFirstPerson(getDb(), { address, password })
  })

  const send = async (given: string, { network = '192.0.2.1', cookie = '', named = address } = {}) => {
    const answer = await POST(
      new Request(`${origin}/api/studio/login/`, {
        method: 'POST',
        headers: { host: 'shop.example', origin, [clientHeader]: network, ...(cookie && { cookie }) },
        body: new URLSearchParams({ address: named, password: given }),
      }),
    )
    const device = answer.headers.getSetCookie().find((line) => line.startsWith('studio-device='))
    return { leadsTo: answer.headers.get('location'), device }
  }

  it('does not tell in a network with too many wrong passwords who has an account', async () => {
    stopClock()
    await isWithinLimit(getDb(), [{ name: '192.0.2.1', isShared: false }], networkLimits.studioLogin, {
      ...{ now: Date.now(), amount: networkLimits.studioLogin.perHour },
    })
    for (const named of [address, 'niemand@example.com']) {
      const from = performance.now()
      expect((await send('falsch', { named })).leadsTo).toBe('/studio/login/?failure=attempts')
      expect(performance.now() - from).toBeGreaterThan(950)
    }
    expect((await send(password)).leadsTo).toBe('/studio/')
  })

  it('stays open in a known browser while strangers use up what an address and its network may try', async () => {
    stopClock()
    const first = await send(password)
    expect(first.leadsTo).toBe('/studio/')
    expect(first.device).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
    const cookie = first.device?.split(';')[0] ?? ''
    for (let count = 0; count < 31; count += 1) await send('falsch')
    for (let count = 0; count < 61; count += 1) await send('falsch', { network: `198.51.100.${count}` })
    for (const network of ['192.0.2.1', '203.0.113.9'])
      expect((await send(password, { network })).leadsTo).toBe('/studio/login/?failure=attempts')
    expect((await send(password, { cookie })).leadsTo).toBe('/studio/')
    const forged = `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`
    expect((await send(password, { cookie: forged })).leadsTo).toBe('/studio/login/?failure=attempts')
  })
})
