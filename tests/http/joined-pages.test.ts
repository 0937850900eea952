import { randomUUID } from 'node:crypto'
import type { Answer } from '../fixtures/e2e/ask'
import { describe, expect, test } from '../fixtures/http/test'

/** Only what the edge answers by itself has an entity tag; what Next.js makes for a request has none. */
const isJoined = ({ headers }: Answer) => headers.etag !== undefined

/** The promise of a publish is one second; a loaded machine, on which others publish as well, gets this long. */
const deadline = { timeout: 30_000, interval: 100 }

/** Before compression. */
const mostBytes = 150 * 1024

const withoutNumbers = (html: string) => html.replace(/ data-kept="\d+"/g, '')

const titleOf = (html: string) => /<title>(.*?)<\/title>/s.exec(html)?.[1]

/** What search engines and those who share a link read. */
const headOf = (html: string) =>
  [
    ...withoutNumbers(html).matchAll(
      /<(?:meta|link) (?:name|property|rel)="(?:robots|description|og:|canonical|alternate)[^>]*>/g,
    ),
  ]
    .map(([tag]) => tag)
    .sort()

/** The markup of a page without what only the browser's code tells apart, and without the end of somebody's campaign. */
const mainOf = (html: string) =>
  withoutNumbers(/<main.*?<\/main>/s.exec(html)?.[0] ?? '')
    .replace(/ data-until="\d+"/g, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<script type="application\/json".*?<\/script>/gs, '')
    .replace(/<\/?div>/g, '')
    .replace(/_R_\w+?_(?=["-])/g, 'id')
    .replaceAll('&#x27;', '&apos;')

describe('an answer that is joined of its template', () => {
  for (const [layout, ...paths] of [
    ['de-de/layouts/layout', '/de/kleidung/?sort=newest', '/de/suche/?term=body'],
    ['de-de/layouts/layout', '/de/kleidung/?price=1-2', '/de/suche/?price=1-2&term=body'],
    ['de-at/layouts/layout', '/at/kleidung/?page=2', '/at/kleidung/?colour=blau&colour=rosa'],
    ['fr-ch/layouts/layout', '/ch-fr/vetements/?sort=rating&page=2', '/ch-fr/rechercher/?term=bleu'],
    ['fr-ch/layouts/layout', '/ch-fr/vetements/?price=1-2'],
    ['de-ch/layouts/layout', '/ch/suche/?term=Strampler+%26+%22M%C3%BCtze%22'],
  ] as const) {
    test(`says the same as Next.js, and is never older than a publish: ${paths.join(', ')}`, async ({
      ask,
      editor,
    }) => {
      const point = `Angebot ${randomUUID().slice(0, 8)}`
      await editor.publishOver(layout, (content) => ({
        ...content,
        sellingPoints: [{ component: 'layout_text', title: point }],
      }))
      let compared = 0
      for (const path of paths) {
        const made: Answer[] = []
        const ready = async () => {
          const answer = await ask(path)
          made.push(answer)
          return isJoined(answer) && answer.body.includes(point)
        }
        await expect.poll(ready, { ...deadline, message: path }).toBe(true)
        const last = made.at(-1)
        const first = made.findLast((answer) => !isJoined(answer))
        // Somebody else may have had the template made meanwhile.
        if (!first || !last) continue
        compared += 1
        expect(first.status).toBe(200)
        expect(titleOf(last.body)).toBe(titleOf(first.body))
        expect(headOf(last.body)).toEqual(headOf(first.body))
        expect(mainOf(last.body)).toBe(mainOf(first.body))
        expect(Buffer.byteLength(last.body)).toBeLessThan(Buffer.byteLength(first.body) * 0.7)
        expect(Buffer.byteLength(last.body), path).toBeLessThanOrEqual(mostBytes)
      }
      expect(compared, 'made by Next.js, while the template was made').toBeGreaterThan(0)
    })
  }
})
