import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { searchStories } from '@/lib/content/embedded'
import { stories } from '@/lib/content/embedded/tables'
import { studioLanguages } from '@/lib/studio/i18n'
import { changeText } from '@/lib/studio/log/change-text'
import { listChanges, newestChange, recordChange } from '@/lib/studio/people'
import { studioChanges } from '@/lib/studio/people/tables'
import { storiesText } from '@/lib/studio/stories/messages'
import { noteNotShown } from '@/lib/studio/stories/note-not-shown'
import { findNotShown } from '@/lib/studio/stories/shown'
import { toStoryRow } from '@/lib/studio/stories/story-row'
import { notShownWords } from '@/lib/studio/stories/tell-shown'
import { describeOnDatabases } from '../../fixtures/databases'
import { openSpace, type TestSpace } from '../../fixtures/space'

const content = { component: 'page', _uid: 'root' }

describeOnDatabases('a page that was just published', (getDb) => {
  let space: TestSpace
  const ids: Record<string, number> = {}
  const asked: string[] = []
  /** A shop in which only these paths are found. */
  const shop = (found: readonly string[]) => (path: string) => {
    asked.push(path)
    return Promise.resolve({ status: found.includes(path) ? 200 : 404 })
  }
  const notShown = (slugs: readonly string[], found: readonly string[]) =>
    findNotShown(
      slugs.map((slug) => ids[slug] ?? 0),
      { db: getDb(), ask: shop(found), pause: 1 },
    )
  const add = async (fullSlug: string, more: object = {}) => {
    const [folder, ...rest] = fullSlug.split('/')
    const parent = rest.length > 0 ? ids[folder ?? ''] : undefined
    const story = { name: fullSlug, slug: rest.at(-1) ?? folder, parent_id: parent, content, ...more }
    const { body } = await space.manage('POST', 'stories', { story, publish: 1 })
    ids[fullSlug] = body.story.id
  }

  beforeEach(async () => {
    await getDb().delete(stories)
    await getDb().delete(studioChanges)
    asked.length = 0
    space = await openSpace(getDb(), { stories: [] })
    for (const folder of ['de-de', 'baby']) await add(folder, { is_folder: true })
    await add('de-de/versand')
  })

  it('is asked for at its address, and nothing is said of one that answers 200', async () => {
    expect(await notShown(['de-de/versand'], ['/de/versand/'])).toEqual([])
    expect(asked).toEqual(['/de/versand/'])
  })

  it('is waited for, as a publish reaches the shop within a moment', async () => {
    let left = 3
    const ask = () => {
      left -= 1
      return Promise.resolve({ status: left > 0 ? 404 : 200 })
    }
    const found = await findNotShown([ids['de-de/versand'] ?? 0], { db: getDb(), ask, pause: 1 })
    expect([found, left]).toEqual([[], 0])
  })

  it('is named without a question where the shop does not know its type of content', async () => {
    await add('de-de/landung', { content: { component: 'landing_page' } })
    expect(await notShown(['de-de/landung'], [])).toMatchObject([
      { path: '/de/landung/', reason: 'unknownType' },
    ])
    const [row] = (await searchStories(getDb(), 'landung', 5)).map(toStoryRow)
    expect(row).toMatchObject({ unknownType: 'landing_page' })
    expect(asked).toEqual([])
  })

  it.each([
    ['nirgends', { is_folder: false }, true],
    ['nirgends', { content: { component: 'section', _uid: 'root' } }, undefined],
    ['nirgends', { is_folder: true }, undefined],
    ['fr-fr', {}, true],
    ['baby/kontakt', {}, undefined],
    ['de-de/neu', {}, undefined],
  ])('is named in the list where no market of the shop has it: %s %j', async (slug, more, isOutside) => {
    await add(slug, more)
    const [row] = (await searchStories(getDb(), slug, 5)).map(toStoryRow)
    expect(row?.fullSlug).toBe(slug)
    expect(row?.isOutside).toBe(isOutside)
  })

  it('is named with the answer of the shop', async () => {
    const name = 'de-de/versand'
    expect(await notShown([name], [])).toEqual([{ id: ids[name], name, path: '/de/versand/', status: 404 }])
    const silent = await findNotShown([ids[name] ?? 0], {
      db: getDb(),
      ask: async () => undefined,
      pause: 1,
    })
    expect(silent).toEqual([{ id: ids[name], name, path: '/de/versand/' }])
    const led = { status: 301, to: '/de/neu/' }
    const found = await findNotShown([ids[name] ?? 0], { db: getDb(), ask: async () => led, pause: 1 })
    expect(found).toEqual([{ id: ids[name], name, path: '/de/versand/', ...led }])
  })

  it('is asked for in every market that shows it, by its path there', async () => {
    await add('baby/hilfe', { translated_slugs_attributes: [{ lang: 'fr-ch', path: 'baby/aide' }] })
    expect(await notShown(['baby/hilfe'], ['/de/hilfe/', '/at/hilfe/', '/ch/hilfe/'])).toEqual([
      { id: ids['baby/hilfe'], name: 'baby/hilfe', path: '/ch-fr/aide/', status: 404 },
    ])
  })

  it('is named with the reason, where that is known', async () => {
    await add('irgendwo')
    await add('baby/warenkorb')
    await getDb()
      .insert(stories)
      .values({
        ...{ uuid: '3f9a1f0e-6f0e-4a53-9b64-7a2f0b6a1c11', groupId: '3f9a1f0e-6f0e-4a53-9b64-7a2f0b6a1c12' },
        ...{ id: 900, name: 'Alt', slug: 'Über', fullSlug: 'de-de/Über', content, publishedContent: content },
        parentId: ids['de-de'],
      })
    ids.old = 900
    const found = await notShown(['irgendwo', 'baby/warenkorb', 'old', 'de-de/versand'], ['/de/versand/'])
    expect(found.map(({ path, reason }) => [path, reason])).toEqual([
      ['/irgendwo', 'outside'],
      ['/de/warenkorb/', 'screen'],
      ['/de/%C3%9Cber/', 'spelling'],
    ])
  })

  it('is told in the list and in the editor for as long as its address leads elsewhere', async () => {
    const hidden = async (fullSlug: string) => {
      const id = randomUUID()
      const slug = fullSlug.split('/').at(-1) ?? ''
      await getDb()
        .insert(stories)
        .values({ uuid: id, groupId: id, name: slug, slug, fullSlug, content, publishedContent: content })
      const [row] = (await searchStories(getDb(), slug, 5))
        .map(toStoryRow)
        .filter((each) => each.fullSlug === fullSlug)
      return row
    }
    const checkout = await hidden('fr-ch/caisse')
    expect(checkout).toMatchObject({ notShown: { path: '/ch-fr/caisse/', reason: 'screen' } })
    const capital = await hidden('fr-ch/Accès')
    expect(capital?.notShown).toEqual({
      path: '/ch-fr/Acc%C3%A8s/',
      reason: 'spelling',
      to: '/ch-fr/acc%C3%A8s/',
    })
    for (const language of studioLanguages)
      expect(capital?.notShown && notShownWords(capital.notShown, storiesText(language))).toMatch(
        /\/ch-fr\/Acc%C3%A8s\/.*\/ch-fr\/acc%C3%A8s\//,
      )
    const [row] = (await searchStories(getDb(), 'de-de/versand', 5)).map(toStoryRow)
    expect(row).not.toHaveProperty('notShown')
    await getDb().update(stories).set({ publishedContent: null }).where(eq(stories.fullSlug, 'fr-ch/caisse'))
    const [draft] = (await searchStories(getDb(), 'caisse', 5)).map(toStoryRow)
    expect(draft).not.toHaveProperty('notShown')
  })

  it('is none where a draft, a section or a folder was meant', async () => {
    await add('de-de/abschnitt', { content: { component: 'section', _uid: 'root' } })
    await space.manage('GET', `stories/${ids['de-de/versand']}/unpublish`)
    expect(await notShown(['de-de', 'de-de/abschnitt', 'de-de/versand', 'none'], [])).toEqual([])
  })
  describe('that a plan or a program has published', () => {
    const log = async () =>
      (await listChanges(getDb(), { kind: 'story-not-shown' })).changes.map((change) => [
        change.personName,
        changeText('de', change),
      ])
    const publishedBy = (slug: string, by: string) =>
      recordChange(getDb(), {
        person: { id: null, name: by },
        kind: 'story-published',
        story: { id: ids[slug] ?? 0, name: slug },
      })
    const note = (since: number, status: number | undefined) =>
      noteNotShown(getDb(), {
        since,
        ask: async () => (status === undefined ? undefined : { status }),
        pause: 1,
      })

    it('is named in the log with its address and the reason, once', async () => {
      await add('irgendwo')
      const since = await newestChange(getDb())
      await publishedBy('de-de/versand', 'API (push)')
      await publishedBy('irgendwo', 'Anna')
      const read = await note(since, 404)
      await note(since, 404)
      expect(await log()).toEqual([
        [
          'Anna',
          'irgendwo ist veröffentlicht, aber unter /irgendwo nicht zu sehen: Der Inhalt liegt im Ordner keines Marktes dieses Shops. Verschieben Sie ihn in einen.',
        ],
        [
          'API (push)',
          'de-de/versand ist veröffentlicht, aber unter /de/versand/ nicht zu sehen: Der Shop antwortet mit 404.',
        ],
      ])
      await getDb().delete(studioChanges)
      await note(read, 404)
      expect(await log()).toEqual([])
    })

    it.each([200, undefined])('is not named when the shop answers %s', async (status) => {
      const since = await newestChange(getDb())
      await publishedBy('de-de/versand', 'Anna')
      await note(since, status)
      expect(await log()).toEqual([])
    })
  })
})
