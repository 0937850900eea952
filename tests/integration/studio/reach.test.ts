import { beforeAll, expect, it } from 'vitest'
import { findStory, readSeen, storyUuid } from '@/lib/content/embedded'
import { stories } from '@/lib/content/embedded/tables'
import { createFirstPerson } from '@/lib/studio/people/first-person'
import { listPeople } from '@/lib/studio/people/manage-people'
import type { Person } from '@/lib/studio/people/person'
import { readReleaseFacts } from '@/lib/studio/releases/facts'
import * as release from '@/lib/studio/releases/manage'
import { unpublish } from '@/lib/studio/stories/change'
import { readConsequences } from '@/lib/studio/stories/consequences'
import { readFacts } from '@/lib/studio/stories/facts'
import type { Reach } from '@/lib/studio/stories/reach'
import { describeOnDatabases } from '../../fixtures/databases'
import { openSpace } from '../../fixtures/space'

const showing = (...slugs: string[]) => ({
  body: [{ component: 'shared_section', _uid: 's', sections: slugs.map((slug) => storyUuid(slug)) }],
})
const story = (fullSlug: string, content: object = {}) => ({
  ...{ fullSlug, name: fullSlug, content: { component: 'page', _uid: 'root', ...content } },
})
const section = (fullSlug: string, content: object = {}) =>
  story(fullSlug, { component: 'section', ...content })

const linkTo = (slug: string) => ({ linktype: 'story', id: storyUuid(slug), cached_url: slug })

/** Five pages of the German market, two of them with content around or in them, and one of the company. */
const seed = [
  ...[story('de-de/home'), story('de-de/versand', showing('teile/innen')), story('baby/ueber-uns')],
  ...[story('de-at/home', showing('teile/aussen')), story('de-de/layouts/error-page')],
  story('de-de/layouts/anderes'),
  ...[story('de-de/impressum'), story('de-de/agb'), story('de-at/agb')],
  story('de-de/layouts/layout', {
    component: 'layout',
    ...showing('teile/rahmen'),
    footer_links: [
      { _uid: 'i', component: 'nav_item', link: linkTo('de-de/impressum') },
      { _uid: 'a', component: 'nav_item', link: { linktype: 'url', url: 'https://shop.example/de/AGB/#1' } },
    ],
  }),
  story('de-de/anderswo/layout', { component: 'layout' }),
  ...[section('teile/innen'), section('teile/aussen', showing('teile/innen'))],
  ...[section('teile/rahmen'), section('teile/frei')],
]

const frame: Reach = { kind: 'frame', folders: ['de-de'], pages: 5 }
const home: Reach = { kind: 'home', folders: ['de-de'], pages: 1 }
const screen: Reach = { kind: 'screen', screen: 'error-page', folders: ['de-de'], pages: 1 }
const inside: Reach = { kind: 'section', folders: [], pages: 2 }
const around: Reach = { kind: 'section', folders: ['de-de'], pages: 5 }
const linked: Reach = { kind: 'linked', folders: ['de-de'], pages: 5 }
const typed: Reach = { kind: 'typed', folders: ['de-de'], pages: 5 }

const cases: readonly (readonly [string, readonly Reach[]])[] = [
  ['de-de/layouts/layout', [frame]],
  ['de-de/home', [home]],
  ['de-de/layouts/error-page', [screen]],
  ['teile/innen', [inside]],
  ['teile/rahmen', [around]],
  ['de-de/impressum', [linked]],
  ['de-de/agb', [typed]],
  ['de-at/agb', []],
  ['de-de/versand', []],
  ['de-de/layouts/anderes', []],
  ['de-de/anderswo/layout', []],
  ['teile/frei', []],
]

describeOnDatabases('what of the shop changes with a story', (getDb) => {
  let person: Person
  const ids = new Map<string, number>()
  const idOf = (slug: string) => ids.get(slug) ?? 0
  const facts = (slug: string, isLeaving = false) => readFacts(idOf(slug), () => [], getDb(), { isLeaving })
  const consequences = (slug: string) => readConsequences(idOf(slug), person, getDb())

  beforeAll(async () => {
    await openSpace(getDb(), { stories: seed })
    await createFirstPerson(getDb(), { address: undefined, password: undefined })
    const [first] = await listPeople(getDb())
    if (!first) throw new Error('There is nobody')
    person = first
    for (const { id, fullSlug } of await getDb().select().from(stories)) ids.set(fullSlug, id)
  })

  it.each(cases)('is told of %s before it leaves its place', async (slug, reach) => {
    expect((await facts(slug, true))?.reach).toEqual(reach)
    expect((await consequences(slug))?.reach).toEqual(reach)
  })

  it.each(cases)('is told of %s before it is published, alone and in a release', async (slug, reach) => {
    // The page with which a market begins, and those to which frames lead, are published like others.
    const told = reach.filter(({ kind }) => !['home', 'linked', 'typed'].includes(kind))
    expect((await facts(slug))?.reach).toEqual(told)
    const id = idOf(slug)
    const into = await release.create(person, slug, getDb())
    const mark = (await readSeen(getDb(), id))?.mark ?? ''
    await release.change(person, into, { take: [{ id, mark }] }, { db: getDb() })
    const held = await readReleaseFacts(into, () => [], getDb())
    expect(held?.stories.map((each) => each.facts.reach)).toEqual([told])
  })

  it('is told of all that lies in a folder', async () => {
    expect((await consequences('de-de/layouts'))?.reach).toEqual(expect.arrayContaining([frame, screen]))
    expect((await consequences('teile'))?.reach).toEqual([around])
    // Where the frame goes along, no link is left.
    expect((await consequences('de-de'))?.reach).not.toContainEqual(linked)
  })

  it('has visitors of its own where it is a page that people come to', async () => {
    const isPage = async (slug: string) => (await facts(slug, true))?.isPage
    expect(await isPage('de-de/home')).toBe(true)
    expect(await isPage('de-de/versand')).toBe(true)
    expect(await isPage('de-de/impressum')).toBe(true)
    for (const slug of ['de-de/layouts/layout', 'de-de/layouts/error-page', 'teile/innen'])
      expect(await isPage(slug)).toBe(false)
  })

  it('is nothing of a story that shoppers do not see', async () => {
    const id = idOf('de-de/layouts/layout')
    await unpublish(person, id, getDb())
    expect((await findStory(getDb(), id))?.publishedContent).toBeNull()
    expect((await consequences('de-de/layouts/layout'))?.reach).toEqual([])
    expect((await facts('de-de/layouts/layout'))?.reach).toEqual([frame])
    expect((await facts('teile/rahmen', true))?.reach).toEqual([])
  })
})
