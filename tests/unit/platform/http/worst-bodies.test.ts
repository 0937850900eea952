import { describe, expect, it } from 'vitest'
import { type BodyForm, bodyTable, type ChangingMethod, type Reads } from '@/lib/platform/http/body-table'
import { withFileOnDisk } from '@/lib/platform/http/file-on-disk'
import { readForm } from '@/lib/platform/http/read-form'
import { readJsonValue } from '@/lib/platform/http/read-json'
import { formOf, readsOf } from '@/lib/platform/http/reads-of'
import { growth, mostGrowth } from '@/tests/fixtures/growth'
import { worstBodies } from '@/tests/fixtures/worst-bodies'

const exampleOf = (route: string) => `${route.replace(/\[\.{3}\w+\]/, 'a/b').replaceAll(/\[\w+\]/g, '1')}/`

/** Each statement of the table once, with a call that has it. */
const statements = new Map<Reads, { method: ChangingMethod; path: string }>()
for (const [route, methods] of Object.entries(bodyTable))
  for (const [method, reads] of Object.entries(methods) as [ChangingMethod, Reads][])
    statements.set(reads, { method, path: exampleOf(route) })

const readers: Record<Exclude<BodyForm, 'text'>, (request: Request) => Promise<unknown>> = {
  json: readJsonValue,
  urlencoded: readForm,
  multipart: readForm,
  file: (request) => withFileOnDisk(request, async () => undefined),
}

/** Milliseconds of processor. */
const enough = 100

const cases = [...statements].flatMap(([reads, call]) =>
  // A draft's text is looked at by the edge alone.
  worstBodies({ ...reads, text: undefined }).map((worst) => ({ ...call, ...worst })),
)

describe('The worst body of its size', () => {
  it.each(cases)(
    '$method $path takes a tenth of a second, or as much more as it is larger: $title',
    async ({ method, path, type, body, quarter }) => {
      const form = formOf(readsOf(method, path) ?? {}, type)
      const read = form && form !== 'text' ? readers[form] : undefined
      if (!read) throw new Error(`No reader for ${type}`)
      const piece = 64 * 1024
      const request = (body: Buffer) => {
        let at = 0
        const stream = new ReadableStream({
          pull(controller) {
            if (at >= body.length) return controller.close()
            controller.enqueue(body.subarray(at, at + piece))
            at += piece
          },
        })
        const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' }
        return new Request(`http://shop.test${path}`, {
          method,
          headers,
          body: stream,
          duplex: 'half',
        } as RequestInit)
      }
      const fourth = quarter()
      const grown = await growth(
        { whole: () => read(request(body)), quarter: () => read(request(fourth)) },
        { enough },
      )
      expect(grown).toBeLessThan(mostGrowth)
    },
  )
})
