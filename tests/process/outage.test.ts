import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '@/lib/server/start/free-port'
import { ask, type Question } from '../fixtures/e2e/ask'
import { callLive, packed, passIn, refusalIn } from '../fixtures/http/live-frame'
import { faults, type Gateway, openGateway, sendWebhook } from '../fixtures/process/gateway'
import { copyOf, gatewayFolder, prepare } from '../fixtures/process/prepared'
import { eventually, get, type Shop, startShop, stopShop } from '../fixtures/process/shop'

let gateway: Gateway
let shop: Shop
let address: { PORT: string; DATA_DIR: string }

let firstOutput: string

beforeAll(async () => {
  const prepared = await prepare('storyblok')
  firstOutput = prepared.firstOutput
  address = { PORT: String(await freePort()), DATA_DIR: await copyOf(prepared) }
  gateway = await openGateway(gatewayFolder(address.DATA_DIR))
  shop = await startShop({ ...gateway.env, ...address })
})
afterAll(async () => {
  await gateway?.close()
})

const page = (path: string) => get(`${shop.origin}${path}`)
const headingOf = (html: string) => /<h1.*?<\/h1>/s.exec(html)?.[0] ?? 'no heading'
const tell = async (fullSlug: string) =>
  sendWebhook(shop.origin, gateway.env.STORYBLOK_WEBHOOK_SECRET, await gateway.find(fullSlug))

describe('a shop with a Storyblok token', () => {
  it('is built from what Storyblok says, without content of its own, and once', () => {
    expect(firstOutput).toContain('Building the shop.')
    expect(firstOutput).not.toContain('Filled')
    expect(shop.process.output).not.toMatch(/Building|Filled/)
  })

  it('offers no content service of its own', async () => {
    expect(shop.process.output).not.toContain('Content API')
    const { tokens } = gateway
    expect((await page(`/cdn-api/v2/cdn/stories?token=${tokens.public}`)).status).toBe(404)
    expect((await page('/cdn-api/v1/spaces/1/stories/')).status).toBe(404)
  })

  it('shows a publish to the first visitor after its webhook, and the next one too: no old cv is kept', async () => {
    const story = await gateway.find('de-de/versand')
    for (const words of ['Zum ersten Mal', 'Zum zweiten Mal', 'Zum dritten Mal']) {
      await gateway.publish(story, words)
      expect(await tell('de-de/versand')).toBe(200)
      const begun = performance.now()
      expect((await page('/de/versand/')).text).toContain(words)
      console.log(`The publish was visible ${Math.round(performance.now() - begun)} ms after its webhook.`)
    }
  })

  it('reads each folder once after an event, for all lists together', async () => {
    expect(await tell('de-de/versand')).toBe(200)
    const before = gateway.asked.length
    await page('/de/gibt-es-nicht/')
    // The edge reads the keys of all pages beside its answers.
    await sleep(3_000)
    expect((await page('/de/sitemap.xml')).text).toContain('/de/versand/')
    const lists = gateway.asked
      .slice(before)
      .filter(({ searchParams: query }) => query.get('starts_with') === 'de-de/' && query.has('cv'))
    expect(lists).toHaveLength(1)
  })

  it('believes no webhook without the right signature', async () => {
    const story = await gateway.find('de-de/versand')
    expect(await sendWebhook(shop.origin, 'the secret of somebody else', story)).toBe(401)
  })
})

describe('Storyblok’s visual editor', () => {
  const content = (text: string) => ({
    component: 'page',
    _uid: 'root',
    body: [{ component: 'paragraph', _uid: 'one', text }],
  })
  const query = (age = 0, { space = '42', secret = gateway.env.STORYBLOK_TOKEN } = {}) => {
    const timestamp = String(Math.floor(Date.now() / 1_000) - age)
    const token = createHash('sha1').update(`${space}:${secret}:${timestamp}`).digest('hex')
    const own = { space_id: space, timestamp, token }
    const pairs = Object.entries(own).map(([name, value]) => [`_storyblok_tk[${name}]`, value])
    return new URLSearchParams([['_storyblok', '1'], ...pairs]).toString()
  }
  const send = (target: string, question?: Question) => ask(shop.origin, target, question)
  const path = '/preview/de-de/versand/'

  it('shows a draft in its frame, without any cookie, and renders what is typed for it alone', async () => {
    const { status, body, headers } = await send(`${path}?${query()}`)
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toMatch(/frame-ancestors https:\/\/app\.storyblok\.com(?:;|$)/)
    expect(headers['set-cookie']).toBeUndefined()
    const pass = passIn(body)
    const { id } = await gateway.find('de-de/versand')
    const words = `Im Rahmen getippt ${Date.now()}`
    const story = packed({ id, content: content(words) })
    const distDir = join(address.DATA_DIR, 'next')
    const answer = await callLive(send, path, { pass, story, distDir })
    expect(answer.body).toContain(words)
    expect((await page('/de/versand/')).text).not.toContain(words)
    const stolen = await callLive(send, path, { pass: `${pass}x`, story, distDir })
    expect(refusalIn(stolen)).toBe('ended')
  })

  it.each([
    ['without a token', () => ''],
    ['with one that is an hour old', () => query(3_700)],
    ['with one of the future', () => query(-3_700)],
    ['with one that another preview token made', () => query(0, { secret: 'another token' })],
    ['with one of another space', () => query().replace('42', '43')],
  ])('is not believed %s', async (_, search) => {
    expect((await send(`${path}?${search()}`)).status).toBe(404)
  })

  it('has no Studio beside it', async () => {
    expect((await send('/studio/')).status).toBe(404)
    expect((await send('/api/studio/stories/')).status).toBe(404)
  })
})

describe('a content service that fails', () => {
  const seen = [
    { slug: 'de-de/ueber-uns', path: '/de/ueber-uns/' },
    { slug: 'fr-ch/livraison', path: '/ch-fr/livraison/' },
  ]

  it.each(faults)('costs no page that was served before when it is %s', async (fault) => {
    const before = await Promise.all(seen.map(({ path }) => page(path)))
    expect(before.map(({ status }) => status)).toEqual([200, 200])
    await gateway.become(fault)
    for (const { slug } of seen) expect(await tell(slug)).toBe(200)
    const begun = performance.now()
    const answers = await Promise.all([
      ...seen.map(({ path }) => page(path)),
      page(`/ch-fr/jamais-vue-${fault}/`),
      page('/de/'),
      page(`/api/cms/jamais-vue-${fault}/?locale=fr-ch`),
    ])
    // A service that limits the rate is not out of order: it is waited for.
    expect(performance.now() - begun).toBeLessThan(fault === 'busy' ? 8_000 : 4_000)
    const [about, delivery, unseen, home, call] = answers
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 503, 200, 503])
    expect(call?.headers.get('content-type')).toBe('application/problem+json')
    expect(about && headingOf(about.text)).toBe(before[0] && headingOf(before[0].text))
    expect(delivery?.text).toMatch(/<html lang="fr-CH"/)
    expect(home?.text).toMatch(/<html lang="de-DE"/)
    expect(unseen?.headers.get('retry-after')).toBe('30')
    expect(unseen?.text).toMatch(/<html lang="fr-CH"/)
    expect(headingOf(unseen?.text ?? '')).toContain('Cette page ne peut pas être chargée pour le moment')
    await gateway.become('up')
    // The service is asked again before the next fault: a shop that knows of an outage would not notice another one.
    const words = `Nach dem Fehler ${fault}`
    await gateway.publish(await gateway.find('de-de/ueber-uns'), words)
    await eventually(async () => {
      expect(await tell('de-de/ueber-uns')).toBe(200)
      expect((await page('/de/ueber-uns/')).text).toContain(words)
    })
  })

  it('costs no page after a restart either, and when it is back, what was published meanwhile is shown', async () => {
    await gateway.publish(await gateway.find('de-de/ueber-uns'), 'Während des Ausfalls')
    await gateway.create('neu', await gateway.find('de-de/ueber-uns'), 'Ganz neue Seite')
    await gateway.become('down')
    expect(await tell('de-de/ueber-uns')).toBe(200)
    await stopShop(shop)
    shop = await startShop({ ...gateway.env, ...address })
    expect(shop.process.output).not.toContain('Building')
    for (const path of ['/de/ueber-uns/', '/ch-fr/livraison/', '/de/', '/de/versand/'])
      expect({ path, status: (await page(path)).status }).toEqual({ path, status: 200 })
    expect((await page('/de/neu/')).status).toBe(503)

    await gateway.become('up')
    await eventually(async () => {
      expect((await page('/de/neu/')).text).toContain('Ganz neue Seite')
    })
    // A kept copy stays for half a minute; then the service is asked again.
    await sleep(25_000)
    await eventually(
      async () => {
        expect((await page('/de/ueber-uns/')).text).toContain('Während des Ausfalls')
      },
      30_000,
      500,
    )
    await stopShop(shop)
  })
})
