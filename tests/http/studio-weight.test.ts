import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { markets } from '../fixtures/e2e/seeded'
import { describe, expect, test } from '../fixtures/http/test'
import { addStudioPeople, type StudioPeople } from '../fixtures/studio'

/** What only the Studio's code and its style sheet contain. */
const marks = {
  js: ['api/studio/', 'studio-open-folders'],
  css: ['--color-rail', '.max-w-88', '.kbd'],
} as const

let people: StudioPeople
beforeAll(async () => {
  people = await addStudioPeople()
})
afterAll(() => people.remove())

const filesOf = (html: string, kind: keyof typeof marks) => [
  ...new Set(
    [...html.matchAll(/\/_next\/(static\/[\w./~-]+\.(js|css))/g)].flatMap(([, file, of]) =>
      file && of === kind ? [file] : [],
    ),
  ),
]

const textOf = async (html: string, kind: keyof typeof marks) => {
  const files = filesOf(html, kind)
  const texts = files.map((file) => readFile(join(process.env.E2E_DIST_DIR ?? '.next', file), 'utf8'))
  return { files, text: (await Promise.all(texts)).join('\n') }
}

describe.each(['js', 'css'] as const)('the %s of the Studio', (kind) => {
  test('is what its own pages load', async ({ ask }) => {
    const { body } = await ask('/studio/', { headers: { cookie: people.cookies.admin } })
    const { text } = await textOf(body, kind)
    for (const mark of marks[kind]) expect(text, mark).toContain(mark)
  })

  test('is in no file that a shopper loads', async ({ ask }) => {
    for (const { code } of markets) {
      for (const path of [`/${code}/`, `/${code}/kinderwagen/`, `/${code}/kontakt/`]) {
        const { status, body } = await ask(path)
        if (status !== 200) continue
        const { files, text } = await textOf(body, kind)
        expect(files.length, path).toBeGreaterThan(0)
        for (const mark of marks[kind]) expect(text, `${mark} in ${path}`).not.toContain(mark)
      }
    }
  })
})
