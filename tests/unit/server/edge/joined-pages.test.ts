import { expect, it } from 'vitest'
import { JoinedPages } from '@/lib/server/edge/joined-pages'
import { questionAt } from '@/lib/server/edge/question-at'

const request = { headers: {} } as never
const reply = {} as never

/** Has pages answer what an address asks, as the edge does. */
async function ask(pages: JoinedPages, pathname: string, search: string): Promise<boolean> {
  const asked = questionAt('baby', pathname, search)
  return asked !== undefined && pages.answer(request, reply, asked, () => undefined)
}

it('has the template of a page made once for many questions, also where there is none', async () => {
  const made: string[] = []
  const make = async (path: string) => void made.push(path)
  const pages = new JoinedPages({ kept: () => undefined, make })
  for (const colour of ['blau', 'rosa', 'gelb'])
    expect(await ask(pages, '/de/versand/', `?colour=${colour}`)).toBe(false)
  expect(await ask(pages, '/at/versand/', '?page=2')).toBe(false)
  await new Promise((resolve) => setTimeout(resolve, 10))
  const each = ['/de/~internal/template/chosen/versand/', '/at/~internal/template/page/versand/']
  // The second time it is found in the cache of Next.js, and kept.
  expect(made.toSorted()).toEqual([...each, ...each].toSorted())
})

it.each([
  ['/de/versand/', '?colour='],
  ['/de/versand/', '?priceFrom=3'],
  ['/de/versand/', '?sort=relevancy'],
  ['/xx/versand/', '?colour=blau'],
  ['/de/suche/', '?term='],
])('leaves what has no template to Next.js: %s%s', async (pathname, search) => {
  const made: string[] = []
  const make = async (path: string) => void made.push(path)
  const pages = new JoinedPages({ kept: () => undefined, make })
  expect(await ask(pages, pathname, search)).toBe(false)
  expect(made).toEqual([])
})
