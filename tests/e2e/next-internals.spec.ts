import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lateScriptsOf, withLateScripts } from '@/lib/server/next/documents/late-scripts'
import {
  cacheHeader,
  documentTail,
  navigationHeader,
  navigationType,
  staticFolder,
  staticPath,
} from '@/lib/server/next/internals/internals'
import { inlineScripts } from '@/lib/storefront/runtime/inline-scripts'
import type { Answer, Question } from '../fixtures/e2e/ask'
import { expect, test } from '../fixtures/e2e/test'
import { toldIn } from '../fixtures/told'

// What can be asked without a build is in tests/unit/server/next/internals.test.ts.

const distDir = process.env.E2E_DIST_DIR ?? '.next'
const page = '/de/versand/'

type Ask = (target: string, question?: Question) => Promise<Answer>

/** Asks for a page, or for its data as a navigation does, which Next.js has say so in its address, too. */
async function answerTo(ask: Ask, path: string, headers: Record<string, string>): Promise<Answer> {
  const answer = await ask(path, { headers })
  return answer.status === 307 && answer.headers.location ? ask(answer.headers.location, { headers }) : answer
}

/** The scripts that every page of a build needs. */
async function mainScripts(): Promise<string[]> {
  const manifest = await readFile(join(distDir, 'build-manifest.json'), 'utf8')
  const { rootMainFiles }: { rootMainFiles: string[] } = JSON.parse(manifest)
  return rootMainFiles.map((file) => `/_next/${file}`)
}

test('Next.js writes scripts into documents as the shop finds them @journey', async () => {
  const html = await readFile(join(distDir, 'server', 'app', 'de.html'), 'utf8')
  const { html: document, inline } = withLateScripts(html)
  const late = lateScriptsOf(document)
  expect(late, 'Not all scripts of the framework are found in a document.').toEqual(
    expect.arrayContaining(await mainScripts()),
  )
  const left = [...document.matchAll(/<script [^>]*src="[^>]*>/g)].map(([tag]) => tag)
  expect(
    left.filter((tag) => !tag.includes('noModule')),
    'A script is written in another way: it competes with what the first view needs.',
  ).toEqual([])
  expect(document, 'Scripts are loaded ahead in another way.').not.toMatch(/<link[^>]* as="script"/)
  expect(
    inline,
    'The scripts behind the markup are found in another way: documents may run none.',
  ).toHaveLength(2)
  expect(inline[0], 'The payload stands elsewhere.').toContain('self.__next_f')
  for (const address of late)
    expect(address.startsWith(staticPath), 'Scripts have other addresses.').toBe(true)
})

test('Next.js writes no script into the markup of a kept document @journey', async () => {
  const folder = join(distDir, 'server', 'app')
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'))
  for (const name of names) {
    const html = await readFile(join(folder, name), 'utf8')
    const tail = documentTail(html)
    if (!tail) continue
    // The shop's own have theirs.
    const others = inlineScripts.reduce(
      (left, own) => left.replaceAll(`<script>${own}</script>`, ''),
      tail.markup,
    )
    expect(others, `${name} has a script that gets no hash.`).not.toMatch(/<script>/)
    const data = await readFile(join(folder, name.replace(/\.html$/, '.rsc')), 'utf8')
    expect(`#${toldIn(tail.scripts.map((text) => `<script>${text}</script>`).join(''))}`, name).toBe(data)
  }
})

test('Next.js names the error by which a page of an older build is known @journey', async () => {
  const chunks = join(staticFolder(distDir), 'chunks')
  const scripts = await Promise.all(
    (await readdir(chunks))
      .filter((name) => name.startsWith('turbopack-') && name.endsWith('.js'))
      .map((name) => readFile(join(chunks, name), 'utf8')),
  )
  expect(scripts.join(''), 'A missing script is reported otherwise: stale-build.ts').toContain(
    'ChunkLoadError',
  )
})

for (const [what, headers, type] of [
  ['a document', {}, 'text/html'],
  ['the data of a navigation', { [navigationHeader]: '1' }, navigationType],
] as const) {
  test(`Next.js answers ${what} that it keeps in one piece @journey`, async ({ ask }) => {
    // Another test may publish between the two requests, which renews the page; then the pair is asked again.
    await expect(async () => {
      await answerTo(ask, page, headers)
      const answer = await answerTo(ask, page, headers)
      expect(answer.headers['content-type'], 'The answer has another type.').toContain(type)
      // Documents go out without it; the shop keeps those that had it.
      if (type === navigationType)
        expect(answer.headers[cacheHeader], 'What is kept goes out with another header.').toBe('HIT')
      expect(answer.headers.etag, 'What is kept comes in pieces.').toBeDefined()
    }).toPass({ timeout: 15_000 })
  })
}

test('Next.js says in the data of a kept navigation that its page is missing @journey', async ({ ask }) => {
  const missing = `/de/gibt-es-nicht-${crypto.randomUUID()}/`
  for (const time of ['first', 'second'])
    expect(
      (await answerTo(ask, missing, { [navigationHeader]: '1' })).status,
      `The ${time} answer does not show that the page is missing.`,
    ).toBe(404)
})

test('Next.js sends the head of a document that is made at request before its body @journey', async ({
  ask,
}) => {
  const { body } = await ask('/de/suche/?term=wagen')
  const head = body.slice(0, body.indexOf('</head>'))
  expect(head, 'The title comes after the head: nestling-whole-document has no effect.').toContain('<title>')
})
