import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '../../fixtures/http/test'

/** Of each kind; every address is new. */
const most = 40
const atOnce = 10

type Flood = { path: (name: string) => string; init?: RequestInit; status: number }

const floods: Record<string, Flood> = {
  'pages of a market': { path: (name) => `/de/${name}/`, status: 404 },
  'pages further down': { path: (name) => `/ch-fr/jouer/${name}/${name}/`, status: 404 },
  'pages with a query': { path: (name) => `/at/${name}/?page=2`, status: 404 },
  'files of a market': { path: (name) => `/de/${name}.png`, status: 404 },
  'sharing pictures': { path: (name) => `/de/share/${name}.png`, status: 404 },
  pictures: { path: (name) => `/pictures/originals/${name}.png`, status: 400 },
  products: { path: (name) => `/de/p/${name}-999999/`, status: 404 },
  'paths of no market': { path: (name) => `/${name}/`, status: 404 },
  'scripts of other systems': { path: (name) => `/${name}.php`, status: 404 },
  calls: { path: (name) => `/api/${name}/`, status: 404 },
  'pages of the framework': { path: (name) => `/_next/data/${name}.json`, status: 404 },
  'the data of navigations': { path: (name) => `/de/${name}/`, init: { headers: { rsc: '1' } }, status: 404 },
  forms: { path: (name) => `/de/${name}/`, init: { method: 'POST', body: 'a=b' }, status: 405 },
}

const distDir = process.env.E2E_DIST_DIR ?? '.next'

describe('a flood of addresses that do not exist', () => {
  test('leaves nothing on the disk, and a visitor’s page answers meanwhile', async ({ address, ask }) => {
    const flood = randomUUID()
    for (const [title, { path, init, status }] of Object.entries(floods)) {
      const names = Array.from({ length: most }, (_, count) => `${flood}-${count}`)
      const send = async () => {
        for (let name = names.pop(); name; name = names.pop()) {
          const answer = await fetch(address + path(name), init)
          await answer.arrayBuffer()
          expect(answer.status, title).toBe(status)
        }
      }
      await Promise.all(Array.from({ length: atOnce }, send))
      expect((await ask('/de/')).status, title).toBe(200)
    }
    const files = async () =>
      (await readdir(join(distDir, 'server'), { recursive: true })).filter((file) => file.includes(flood))
    await expect.poll(files, { timeout: 30_000 }).toEqual([])
  })
})
