import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stories } from '@/lib/content/embedded/tables'
import { listChanges } from '@/lib/studio/people/list-changes'
import { changePerson, renewPassword } from '@/lib/studio/people/manage-people'
import { changeOwnPassword } from '@/lib/studio/people/own-account'
import { endSession, endSessions } from '@/lib/studio/people/own-sessions'
import type { Person } from '@/lib/studio/people/person'
import { mostPreviewLinks, prunePreviewLinks } from '@/lib/studio/people/preview-links'
import { listStudioSessions, openStudioSession } from '@/lib/studio/people/sessions'
import { studioChanges, studioPeople, studioPreviewLinks } from '@/lib/studio/people/tables'
import {
  dropPreviewLink,
  makePreviewLink,
  openPreviewLink,
  readPreviewLinks,
} from '@/lib/studio/preview-links/links'
import { describeOnDatabases } from '../../fixtures/databases'
import { openSpace } from '../../fixtures/space'

const dayMs = 24 * 3_600_000
const tokenOf = ({ path }: { path: string }) => path.split('/')[3] ?? ''

describeOnDatabases('the links to a draft', (getDb) => {
  let anna: Person
  let page: number
  let other: number

  const personOf = async (name: string): Promise<Person> => {
    const account = { name, address: `${name}@example.com`, role: 'editor' as const, language: 'de' as const }
    const [row] = await getDb()
      .insert(studioPeople)
      .values({ ...account, passwordHash: 'none' })
      .returning()
    return { ...account, id: row?.id ?? '' }
  }
  beforeEach(async () => {
    process.env.SESSION_SECRET ??= 'a secret of at least thirty-two characters'
    for (const table of [studioPreviewLinks, studioChanges, studioPeople, stories])
      await getDb().delete(table)
    const space = await openSpace(getDb(), { stories: [] }, [])
    const made = async (slug: string) => {
      const { body } = await space.manage('POST', 'stories', {
        story: { name: slug, slug, content: { component: 'page' } },
      })
      return (body as { story: { id: number } }).story.id
    }
    ;[page, other] = [await made('entwurf'), await made('andere')]
    anna = await personOf('anna')
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const link = async (days = 7, person = anna) => {
    const made = await makePreviewLink(person, page, days, getDb())
    if (typeof made === 'string') throw new Error(made)
    return made
  }
  const opened = async (token: string) => (await openPreviewLink(token, getDb()))?.fullSlug
  const at = (ms: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
  }

  it('lead to one page until they end, and are listed until then', async () => {
    const made = await link(3)
    expect(await opened(tokenOf(made))).toBe('entwurf')
    expect(await readPreviewLinks(page, getDb())).toEqual([{ ...made, by: 'anna' }])
    expect(await readPreviewLinks(other, getDb())).toEqual([])
    expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(3 * dayMs)
    at(3 * dayMs + 1_000)
    expect(await opened(tokenOf(made))).toBeUndefined()
    expect(await readPreviewLinks(page, getDb())).toEqual([])
    await prunePreviewLinks(getDb(), new Date())
    expect(await getDb().select().from(studioPreviewLinks)).toEqual([])
  })

  it('lead nowhere once they were taken back, and only those', async () => {
    const [one, two] = [await link(), await link()]
    expect(await dropPreviewLink(anna, other, one.id, getDb())).toBe(false)
    expect(await dropPreviewLink(anna, page, one.id, getDb())).toBe(true)
    expect(await dropPreviewLink(anna, page, one.id, getDb())).toBe(false)
    expect(await opened(tokenOf(one))).toBeUndefined()
    expect(await opened(tokenOf(two))).toBe('entwurf')
    const kinds = (await listChanges(getDb(), {})).changes.map(({ kind }) => kind)
    expect(kinds).toEqual(['preview-link-ended', 'preview-link-created', 'preview-link-created'])
  })

  it('end with the person who made them', async () => {
    const made = await link()
    await getDb().delete(studioPeople)
    expect(await opened(tokenOf(made))).toBeUndefined()
  })

  const chief = () => personOf('chef')
  const login = async (owner: Person) => {
    await openStudioSession(getDb(), owner.id, new Date())
    const [session] = await listStudioSessions(getDb(), owner.id, new Date())
    return session?.id ?? ''
  }
  const publisher = async () => {
    await getDb().update(studioPeople).set({ role: 'publisher' })
  }

  it.each<[string, boolean, (chef: Person) => Promise<unknown>]>([
    [
      'changes the password',
      true,
      () => changeOwnPassword(getDb(), anna, { password: 'ein neuer Satz', keep: undefined }),
    ],
    ['gets a new password', true, (chef) => renewPassword(getDb(), chef, anna.id)],
    ['is logged out by somebody else', true, (chef) => endSessions(getDb(), chef, anna)],
    [
      'loses one login by somebody else',
      true,
      async (chef) => endSession(getDb(), chef, anna, await login(anna)),
    ],
    [
      'gets a lower role',
      true,
      async (chef) => {
        await publisher()
        await changePerson(getDb(), chef, anna.id, { name: 'anna', role: 'editor' })
      },
    ],
    [
      'gets a higher role',
      false,
      (chef) => changePerson(getDb(), chef, anna.id, { name: 'anna', role: 'publisher' }),
    ],
    ['ends the other own logins', false, () => endSessions(getDb(), anna, anna)],
    ['ends one of the own logins', false, async () => endSession(getDb(), anna, anna, await login(anna))],
  ])('where the person %s, end: %s', async (_, ends, happen) => {
    const chef = await chief()
    const [own, foreign] = [await link(), await link(7, chef)]
    await happen(chef)
    expect(await opened(tokenOf(own))).toBe(ends ? undefined : 'entwurf')
    expect(await opened(tokenOf(foreign))).toBe('entwurf')
    const kinds = (await listChanges(getDb(), {})).changes.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'preview-link-ended')).toHaveLength(ends ? 1 : 0)
  })

  it('lead nowhere once their page is gone', async () => {
    const made = await link()
    await getDb().delete(stories)
    expect(await opened(tokenOf(made))).toBeUndefined()
    expect(await makePreviewLink(anna, page, 7, getDb())).toBe('missing')
    expect(await readPreviewLinks(page, getDb())).toBeUndefined()
  })

  it('are so many and no more, also when they are made at once', async () => {
    const all = await Promise.all(
      Array.from({ length: mostPreviewLinks + 4 }, () => makePreviewLink(anna, page, 1, getDb())),
    )
    expect(all.filter((each) => each === 'tooMany')).toHaveLength(4)
    expect(await makePreviewLink(anna, other, 1, getDb())).toMatchObject({ by: 'anna' })
  })
})
