import { expect, it } from 'vitest'
import { JoinedPages } from '@/lib/server/edge/joined-pages'

const request = { headers: {} } as never
const reply = {} as never

const asked = (pathname: string, search: string) => ({ pathname, search, keep: undefined })

it('has the template of a page made once for many questions, also where there is none', async () => {
  const made: string[] = []
  const make = async (path: string) => void made.push(path)
  const pages = new JoinedPages({ brand: 'baby', kept: () => undefined, make })
  for (const colour of ['blau', 'rosa', 'gelb'])
    expect(await pages.answer(request, reply, asked('/de/versand/', `?colour=${colour}`))).toBe(false)
  expect(await pages.answer(request, reply, asked('/at/versand/', '?page=2'))).toBe(false)
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
  const pages = new JoinedPages({ brand: 'baby', kept: () => undefined, make })
  expect(await pages.answer(request, reply, asked(pathname, search))).toBe(false)
  expect(made).toEqual([])
})
