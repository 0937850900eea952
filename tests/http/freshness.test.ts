import { randomUUID } from 'node:crypto'
import { connect } from '@/lib/platform/db/connect'
import { databaseUrl } from '../fixtures/e2e/content-service'
import { headline, page as pageOf, teaserTo } from '../fixtures/e2e/pages'
import { expect, test } from '../fixtures/http/test'
import { queryOn } from '../fixtures/query'

/** The promise is one second; a loaded machine gets this long before the test fails. */
const deadline = { timeout: 5_000, interval: 50 }

const note = (what: string, since: number) =>
  console.log(`  ${what}: ${Math.round(performance.now() - since)} ms`)

const words = (text: string) => `${text} ${randomUUID().slice(0, 8)}`

test('a publish is on the public page before the deadline', async ({ ask, editor }) => {
  const story = await editor.publishNew('de-de', pageOf([headline('Erste Fassung')]))
  const path = `/de/${story.slug}/`
  expect((await ask(path)).body).toContain('Erste Fassung')
  for (const text of ['Zweite Fassung', 'Dritte Fassung', 'Vierte Fassung']) {
    const acknowledged = await editor.publish(story, { content: pageOf([headline(text)]) })
    await expect.poll(async () => (await ask(path)).body, deadline).toContain(text)
    note('publish to visible', acknowledged)
  }
  expect((await ask(path)).body).not.toMatch(/(?:Erste|Zweite|Dritte) Fassung/)
})

test('a page that was taken back answers 404, and comes back', async ({ ask, editor }) => {
  const story = await editor.publishNew('de-de', pageOf([headline('Nur kurz')]))
  const path = `/de/${story.slug}/`
  expect((await ask(path)).status).toBe(200)
  await editor.unpublish(story)
  const acknowledged = performance.now()
  await expect.poll(async () => (await ask(path)).status, deadline).toBe(404)
  note('unpublish to 404', acknowledged)
  await editor.publish(story, {})
  await expect.poll(async () => (await ask(path)).status, deadline).toBe(200)
})

test('a new page appears at a path that was missing before', async ({ ask, editor }) => {
  const slug = `e2e-${randomUUID()}`
  const path = `/de/${slug}/`
  expect((await ask(path)).status).toBe(404)
  expect((await ask(path)).status).toBe(404)
  await editor.publishNew('de-de', pageOf([headline('Neu hier')]), slug)
  const acknowledged = performance.now()
  await expect.poll(async () => (await ask(path)).status, deadline).toBe(200)
  note('new page to visible', acknowledged)
  expect((await ask(path)).body).toContain('Neu hier')
})

test('a page that is deleted answers 404', async ({ ask, editor }) => {
  const story = await editor.publishNew('de-de', pageOf([headline('Bald weg')]))
  const path = `/de/${story.slug}/`
  expect((await ask(path)).status).toBe(200)
  await editor.cleanUp()
  await expect.poll(async () => (await ask(path)).status, deadline).toBe(404)
})

test('a change of the layout reaches every page of its market and no other', async ({ ask, editor }) => {
  const paths = ['/at/', '/at/versand/', '/at/ratgeber/schlafsack-tog/', '/at/impressum/']
  const missing = `/at/${randomUUID()}/`
  for (const path of paths) expect((await ask(path)).status).toBe(200)
  const point = words('Versand heute')
  const acknowledged = await editor.publishOver('de-at/layouts/layout', (content) => ({
    ...content,
    sellingPoints: [{ component: 'layout_text', title: point }],
  }))
  for (const path of [...paths, missing])
    await expect.poll(async () => (await ask(path)).body, { ...deadline, message: path }).toContain(point)
  note('layout to every page', acknowledged)
  expect((await ask('/de/')).body).not.toContain(point)
})

test('a renamed page leaves a redirect at its old address, and links to it follow', async ({
  ask,
  editor,
}) => {
  const target = await editor.publishNew('de-de', pageOf([headline('Umgezogen')]))
  const linking = await editor.publishNew(
    'de-de',
    pageOf([headline('Verweis'), teaserTo(target, 'Zum Ziel')]),
  )
  const from = `/de/${target.slug}/`
  const to = `/de/${target.slug}-neu/`
  expect((await ask(from)).status).toBe(200)
  expect((await ask(`/de/${linking.slug}/`)).body).toContain(`href="${from}"`)
  expect((await ask(to)).status).toBe(404)

  await editor.save(target, { slug: `${target.slug}-neu` })
  const acknowledged = performance.now()
  await expect.poll(async () => (await ask(to)).status, deadline).toBe(200)
  await expect.poll(async () => (await ask(`/de/${linking.slug}/`)).body, deadline).toContain(`href="${to}"`)
  note('rename to updated links', acknowledged)
  await expect.poll(async () => (await ask(from)).status, deadline).toBe(301)
  expect((await ask(from)).headers.location).toBe(to)
  expect((await ask(`/de/${linking.slug}/`)).body).not.toContain(`href="${from}"`)
})

test('a webhook with a wrong signature is refused and changes nothing', async ({ ask }) => {
  const slug = `de-de/e2e-${randomUUID()}`
  const body = JSON.stringify({ action: 'published', story_id: 1, full_slug: slug })
  for (const signature of ['', 'a'.repeat(40), 'f'.repeat(64)]) {
    const headers = {
      'content-type': 'application/json',
      ...(signature && { 'webhook-signature': signature }),
    }
    const { status } = await ask('/api/cms/webhook/', { method: 'POST', headers, body })
    expect(status).toBe(401)
  }
  const { db, close } = connect({ url: databaseUrl(), max: 1 })
  const sql = queryOn(db)
  const kept = await sql`select id from content_invalidations where ${`story:${slug}`} = any(tags)`.finally(
    close,
  )
  expect(kept).toHaveLength(0)
})

test('a draft is on no public page and in no public answer', async ({ ask, editor, tokens }) => {
  const secret = words('Geheimer Entwurf')
  const published = await editor.publishNew('de-de', pageOf([headline('Öffentlich')]))
  await editor.save(published, { content: pageOf([headline(secret)]), name: secret })
  const draft = await editor.saveNew('de-de', pageOf([headline(secret)]))
  await editor.publishNew('de-de', pageOf([headline('Verweis'), teaserTo(draft, 'Zum Entwurf')]))
  for (const [target, status] of [
    [`/de/${published.slug}/`, 200],
    [`/de/${draft.slug}/`, 404],
    [`/de/${draft.slug}/?_storyblok=1&_storyblok_tk[token]=x`, 404],
    [`/api/cms/${draft.slug}/?locale=de-de`, 404],
    [`/api/cms/${published.slug}/?locale=de-de`, 200],
    [`/cdn-api/v2/cdn/stories/de-de/${draft.slug}?version=draft&token=${tokens.public}`, 401],
    [`/cdn-api/v2/cdn/stories/de-de/${draft.slug}?version=published&token=${tokens.public}&cv=1`, 301],
  ] as const) {
    const answer = await ask(target)
    expect.soft(answer.status, target).toBe(status)
    expect.soft(answer.body, target).not.toContain(secret)
  }
})

test('the preview does not open without the secret', async ({ ask }) => {
  for (const query of ['', '?secret=', '?secret=falsch&slug=de-de/home']) {
    const { status, headers } = await ask(`/api/preview/${query}`)
    expect(status).toBe(404)
    expect(headers['set-cookie']).toBeUndefined()
  }
})
