import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contentSource } from '@/lib/content/client/source'
import type { Story } from '@/lib/content/client/story'
import {
  type FaultyContentService,
  rawStory,
  startFaultyContentService,
} from '../../../fixtures/faulty-content-service'
import { freshClient } from './fresh-client'

const related = Array.from({ length: 101 }, (_, at) => rawStory(100 + at, `related/${at}`))
const content = {
  ...{ _uid: 'page', component: 'page' },
  body: [{ _uid: 's', component: 'shared_section', sections: related.map(({ uuid }) => uuid) }],
}
const home = rawStory(1, 'de-de/home', {
  content,
  alternates: [{ id: 2, full_slug: 'fr-ch/home', published: true }],
})

let service: FaultyContentService
let index: readonly Story[] = []

/** A story, several by their slugs, an index of several pages, and the stories that they name by uuids alone. */
beforeAll(async () => {
  for (const name of ['log', 'warn'] as const) vi.spyOn(console, name).mockImplementation(() => undefined)
  service = await startFaultyContentService()
  service.publish([home, ...related])
  const client = await freshClient(service.origin)
  const source = contentSource(async () => client)
  await source.story('de-de/home', 'published')
  await source.story('de-de/home', 'draft')
  await source.stories(['de-de/home'], 'published')
  index = (await source.index('related')).value
})

afterAll(async () => {
  vi.restoreAllMocks()
  await service.close()
})

/** What no request may lack, whatever it asks for. */
const always = ['token', 'version']
const valuesOf = (name: string) => [...new Set(service.asked.flatMap(({ query }) => query.get(name) ?? []))]

describe('a request for stories', () => {
  it.each<[string, RegExp, number]>([
    ['token', /^.+$/, 1],
    ['version', /^(?:published|draft)$/, 2],
    ['starts_with', /^related\/$/, 1],
    ['by_uuids', /^[0-9a-f-]{36}(?:,[0-9a-f-]{36})*$/, 2],
    ['resolve_relations', /^shared_section\.sections/, 1],
    ['resolve_links', /^url$/, 1],
    ['resolve_level', /^2$/, 1],
    ['excluding_fields', /^body$/, 1],
    ['per_page', /^\d+$/, 1],
    ['page', /^[12]$/, 2],
  ])('has the parameter %s', (name, pattern, least) => {
    const values = valuesOf(name)
    expect(values.length).toBeGreaterThanOrEqual(least)
    for (const value of values) expect(value).toMatch(pattern)
    if (always.includes(name)) expect(service.asked.filter(({ query }) => !query.has(name))).toEqual([])
  })

  it('pins no cache version, which would hide what is published later', () => {
    expect(valuesOf('cv')).toEqual([])
  })
})

describe('an answer with stories', () => {
  it('is read over as many pages as its headers per-page and total say', () => {
    expect(index.map(({ fullSlug }) => fullSlug).toSorted()).toEqual(
      related.map(({ full_slug }) => full_slug).toSorted(),
    )
  })
})
