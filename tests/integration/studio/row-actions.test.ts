import { beforeAll, describe, expect, it } from 'vitest'
import { findStory, readSeen } from '@/lib/content/embedded'
import { clockText } from '@/lib/platform/time'
import { readDraft, saveDraft } from '@/lib/studio/drafts'
import { allows } from '@/lib/studio/people'
import { createFirstPerson } from '@/lib/studio/people/first-person'
import { createPerson, listPeople } from '@/lib/studio/people/manage-people'
import type { Person } from '@/lib/studio/people/person'
import { notePresence } from '@/lib/studio/people/presence'
import { readReleaseFacts } from '@/lib/studio/releases/facts'
import * as release from '@/lib/studio/releases/manage'
import { planStory } from '@/lib/studio/schedules/plan'
import { mayAct, mayMove } from '@/lib/studio/stories/actions'
import { change, publish, remove } from '@/lib/studio/stories/change'
import { readConsequences } from '@/lib/studio/stories/consequences'
import { create } from '@/lib/studio/stories/create'
import { readFacts } from '@/lib/studio/stories/facts'
import { readStoryRow } from '@/lib/studio/stories/read'
import { joinAlternate } from '@/lib/studio/translations/manage'
import { describeOnDatabases } from '../../fixtures/databases'
import { openSpace } from '../../fixtures/space'

const states = [
  'draft',
  'published',
  'planned',
  'released',
  'folder',
  'publicFolder',
  'plannedFolder',
] as const
const roles = ['editor', 'publisher', 'admin'] as const

describeOnDatabases('what is done with a page as a whole', (getDb) => {
  const people: Partial<Record<(typeof roles)[number], Person>> = {}
  let market: number
  let made = 0

  const by = (role: (typeof roles)[number]) => people[role] as Person
  const idOf = (edit: { ok: boolean; id?: number }) => {
    if (!edit.ok || edit.id === undefined) throw new Error(JSON.stringify(edit))
    return edit.id
  }
  const folder = async (parent: number | null, name: string) =>
    idOf(await create(by('admin'), { kind: 'folder', name, slug: undefined, parent }, getDb()))
  const page = async (parent: number | null) => {
    made += 1
    const body = { kind: 'story', name: `Seite ${made}`, slug: undefined, parent, type: 'page' } as const
    return idOf(await create(by('admin'), body, getDb()))
  }
  const seen = async (id: number) => ({ mark: (await readSeen(getDb(), id))?.mark ?? '' })
  const tomorrow = clockText(Date.now() + 86_400_000, 'Europe/Berlin')
  const plan = async (id: number) => {
    const edit = await planStory(
      by('admin'),
      id,
      { publishAt: tomorrow, unpublishAt: '', seen: await seen(id) },
      { db: getDb() },
    )
    if (!edit.ok) throw new Error(JSON.stringify(edit))
  }
  const makers: Record<(typeof states)[number], () => Promise<number>> = {
    draft: () => page(market),
    published: async () => {
      const id = await page(market)
      await publish(by('admin'), id, await seen(id), getDb())
      return id
    },
    planned: async () => {
      const id = await page(market)
      await plan(id)
      return id
    },
    released: async () => {
      const id = await page(market)
      const into = await release.create(by('admin'), 'Winter', getDb())
      await release.change(by('admin'), into, { take: [{ id, ...(await seen(id)) }] }, { db: getDb() })
      return id
    },
    folder: async () => {
      made += 1
      const id = await folder(market, `Ordner ${made}`)
      await page(id)
      return id
    },
    publicFolder: async () => {
      const id = await makers.folder()
      const inner = await page(await folder(id, 'Innen'))
      await publish(by('admin'), inner, await seen(inner), getDb())
      return id
    },
    plannedFolder: async () => {
      const id = await makers.folder()
      await plan(await page(id))
      return id
    },
  }

  beforeAll(async () => {
    await openSpace(getDb(), { stories: [] })
    await createFirstPerson(getDb(), { address: undefined, password: undefined })
    const [admin] = await listPeople(getDb())
    if (!admin) throw new Error('There is nobody')
    for (const role of roles) {
      const input = { name: role, address: `${role}@example.com`, role, language: 'de' } as const
      const created = await createPerson(getDb(), admin, input)
      if (!created) throw new Error('The address is taken')
      people[role] = created.person
    }
    market = await folder(null, 'de-de')
  })

  describe.each(roles)('a person with the role %s', (role) => {
    it.each(states)('is offered for a %s exactly what the service does', async (state) => {
      const may = (permission: Parameters<typeof allows>[1]) => allows(by(role), permission)
      const row = async (id: number) => {
        const found = await readStoryRow(id, getDb())
        if (!found) throw new Error('It is gone')
        return found
      }
      const target = await folder(market, `Ziel ${role} ${state}`)
      const moved = await makers[state]()
      const mayMoveIt = mayAct('move', await row(moved), may)
      expect(await change(by(role), moved, { parent: target }, getDb())).toMatchObject({ ok: mayMoveIt })
      const addressed = await makers[state]()
      const mayAddress = mayMove(await row(addressed), may)
      const slug = `neu-${role}-${state.toLowerCase()}`
      expect(await change(by(role), addressed, { slug }, getDb())).toMatchObject({ ok: mayAddress })
      expect(await change(by(role), addressed, { name: 'Neuer Name' }, getDb())).toMatchObject({ ok: true })
      const deleted = await makers[state]()
      const mayDelete = mayAct('delete', await row(deleted), may)
      expect(await remove(by(role), deleted, getDb())).toMatchObject({ ok: mayDelete })
    })
  })

  it('tells before a deletion or a move which versions, plans and releases hang on it, and who has it open', async () => {
    const above = await folder(market, 'Verbunden')
    const id = await page(above)
    await plan(id)
    const into = await release.create(by('admin'), 'Frühling', getDb())
    await release.change(by('admin'), into, { take: [{ id, ...(await seen(id)) }] }, { db: getDb() })
    const french = await page(await folder(null, 'fr-ch'))
    expect(await joinAlternate(by('admin'), french, id, getDb())).toEqual({ ok: true })
    await notePresence(getDb(), { storyId: id, personId: by('editor').id }, new Date())
    for (const asked of [id, above])
      expect(await readConsequences(asked, by('admin'), getDb())).toMatchObject({
        plans: [{ id, action: 'publish' }],
        releases: [{ id: into, name: 'Frühling' }],
        present: ['editor'],
        versions: [{ id: french, fullSlug: expect.stringMatching(/^fr-ch\//), isPublished: false }],
      })
    expect((await readConsequences(id, by('editor'), getDb()))?.present).toEqual([])
  })

  it('is told of the pages of a release, read together, as of each page alone', async () => {
    const ids = [await page(market), await page(market), await page(market)]
    const into = await release.create(by('admin'), 'Zusammen', getDb())
    const stories = await Promise.all(ids.map((id) => findStory(getDb(), id)))
    const link = { linktype: 'story', id: stories[0]?.uuid }
    for (const id of ids.slice(1)) {
      const draft = await readDraft(id, getDb())
      const content = { ...draft?.content, component: 'page', link }
      await saveDraft({ storyId: id, content, basedOn: draft?.version ?? '', person: by('admin') }, getDb())
    }
    const take = []
    for (const id of ids) take.push({ id, ...(await seen(id)) })
    await release.change(by('admin'), into, { take }, { db: getDb() })
    const together = await readReleaseFacts(into, () => [], getDb())
    expect(together?.stories.map(({ facts }) => facts.references.total)).toEqual([2, 0, 0])
    for (const { id, facts } of together?.stories ?? []) {
      const alone = await readFacts(id, () => [], getDb())
      const { references, alternates, faulty, untranslated } = facts
      expect({ references, alternates, faulty, untranslated }).toEqual({
        references: alone?.references,
        alternates: alone?.alternates,
        faulty: alone?.faulty,
        untranslated: alone?.untranslated,
      })
    }
  })
})
