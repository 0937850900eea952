import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { page, paragraph } from '../fixtures/e2e/pages'
import { describe, expect, test } from '../fixtures/http/test'
import { addStudioPeople, type StudioPeople } from '../fixtures/studio'

const word = `GEHEIM${randomUUID().slice(0, 6)}`

let people: StudioPeople
beforeAll(async () => {
  people = await addStudioPeople()
})
afterAll(() => people.remove())

let story: { id: number; slug: string }
let calls: string
test.beforeEach(async ({ editor }) => {
  story = await editor.saveNew('de-de', page([{ ...paragraph(word), _uid: 'one' }]))
  calls = `/api/studio/stories/${story.id}/preview-links/`
})

const json = (address: string, cookie = people.cookies.editor) => ({
  cookie,
  origin: address,
  'content-type': 'application/json',
})

describe('a link to a draft', () => {
  test('shows it to whoever has it, to nobody else, and no longer than it holds', async ({
    ask,
    address,
  }) => {
    const body = JSON.stringify({ days: 7 })
    const made = await ask(calls, { method: 'POST', headers: json(address), body })
    expect(made.status).toBe(201)
    const { id, path } = (JSON.parse(made.body) as { link: { id: string; path: string } }).link

    const shown = await ask(path)
    expect(shown.status).toBe(200)
    expect(shown.body).toContain(word)
    expect(shown.headers['cache-control']).toMatch(/no-store/)
    expect(shown.headers['x-robots-tag']).toBe('noindex, nofollow')
    // What leads to the Studio's rendering of drafts is not in it.
    expect(shown.body).not.toContain('"pass"')
    expect((await ask(`/preview/de-de/${story.slug}/`)).status).toBe(404)
    expect((await ask(path.replace(/.{2}\/$/, 'xx/'))).status).toBe(404)

    const ended = await ask(`${calls}${id}/`, { method: 'DELETE', headers: json(address) })
    expect(ended.status).toBe(200)
    const gone = await ask(path)
    expect(gone.status).toBe(404)
    expect(gone.body).toContain('Dieser Vorschau-Link gilt nicht mehr')
    expect(gone.body).not.toContain(word)
  })

  test.for([{}, { days: 0 }, { days: 31 }, { days: '7' }, []])(
    'is not made for %j',
    async (given, { ask, address }) => {
      const body = JSON.stringify(given)
      expect((await ask(calls, { method: 'POST', headers: json(address), body })).status).toBe(400)
    },
  )

  test('is made and listed by people of the Studio alone', async ({ ask, address }) => {
    const body = JSON.stringify({ days: 1 })
    const headers = { origin: address, 'content-type': 'application/json' }
    expect((await ask(calls, { method: 'POST', headers, body })).status).toBe(401)
    expect((await ask(calls)).status).toBe(401)
  })
})
