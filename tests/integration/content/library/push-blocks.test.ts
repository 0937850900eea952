import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { handleManagement } from '@/lib/content/embedded/management/handle'
import { componentGroups, components } from '@/lib/content/embedded/model/tables'
import { toComponents } from '@/lib/content/library/component-definition'
import {
  type ManagementError,
  type ManagementTarget,
  managementApi,
} from '@/lib/content/library/management-api'
import { applyPlan, readPlan } from '@/lib/content/library/push'
import { definitions } from '@/schemas/definitions'
import { describeOnDatabases } from '../../../fixtures/databases'
import { type HttpServer, serve } from '../../../fixtures/http-server'
import { openSpace, type TestSpace } from '../../../fixtures/space'

const wanted = toComponents(Object.values(definitions))

describeOnDatabases('a push of the library of blocks', (getDb) => {
  let space: TestSpace
  let server: HttpServer
  let asked: string[] = []
  let answers: Response[] = []

  beforeAll(async () => {
    space = await openSpace(getDb(), { stories: [] })
    server = await serve(async (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname.split('/spaces/1/')[1]}`)
      return answers.shift() ?? handleManagement(request, { db: getDb(), limiter: false })
    })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    asked = []
    answers = []
    await getDb().delete(components)
    await getDb().delete(componentGroups)
  })

  const open = (more: Partial<ManagementTarget> = {}) =>
    managementApi({
      baseUrl: `${server.origin}/cdn-api`,
      spaceId: '1',
      token: space.tokens.management,
      requestsPerSecond: 1_000,
      retryDelayMs: 1,
      ...more,
    })
  const push = async () => {
    const plan = await readPlan(open(), wanted)
    await applyPlan(open(), plan)
    return plan
  }
  const writes = () => asked.filter((line) => !line.startsWith('GET'))
  const kept = async () => {
    const { body } = await space.manage('GET', 'components')
    return body.components as ({ name: string; updated_at: string } & Record<string, unknown>)[]
  }

  it('writes every component with its schema into its group', async () => {
    const plan = await push()
    expect(plan.components).toHaveLength(wanted.length)
    const groups = (await space.manage('GET', 'component_groups')).body.component_groups
    const uuidOf = (name: string) => groups.find((group: { name: string }) => group.name === name)?.uuid
    expect(await kept()).toMatchObject(
      wanted.map(({ group, ...component }) => ({ ...component, component_group_uuid: uuidOf(group) })),
    )
    expect(groups).toHaveLength(new Set(wanted.map(({ group }) => group)).size)
  })

  it('writes nothing when only asked for the difference', async () => {
    const plan = await readPlan(open(), wanted)
    expect(plan.components).toHaveLength(wanted.length)
    expect(writes()).toEqual([])
    expect(await kept()).toEqual([])
  })

  it('changes nothing the second time', async () => {
    await push()
    const before = await kept()
    asked = []
    expect(await push()).toMatchObject({ components: [], newGroups: [], same: wanted.length })
    expect(writes()).toEqual([])
    expect(await kept()).toEqual(before)
  })

  it('mends what was changed, and keeps what only the space has', async () => {
    await push()
    const headline = (await kept()).find(({ name }) => name === 'headline')
    const schema = headline?.schema as Record<string, Record<string, unknown>>
    const edited = {
      ...schema,
      text: { ...schema.text, required: false, translatable: true },
      kicker: { type: 'text', pos: 90 },
    }
    await space.manage('PUT', `components/${headline?.id}`, {
      component: { schema: edited, icon: 'block-image' },
    })
    await space.manage('POST', 'components', { component: { name: 'own', schema: {} } })
    asked = []
    const plan = await push()
    expect(plan).toMatchObject({ onlyInSpace: ['own'], same: wanted.length - 1, newGroups: [] })
    expect(plan.components).toMatchObject([
      { kept: ['kicker'], changes: [{ field: 'text', property: 'required', before: false, after: true }] },
    ])
    expect(writes()).toEqual([`PUT components/${headline?.id}`])
    const after = await kept()
    expect(after.map(({ name }) => name)).toContain('own')
    expect(after.find(({ name }) => name === 'headline')).toMatchObject({
      icon: 'block-image',
      schema: { text: { required: true, translatable: true }, kicker: { type: 'text', pos: 90 } },
    })
  })

  it('goes on where it was cut short', async () => {
    const plan = await readPlan(open(), wanted)
    await applyPlan(open(), { ...plan, components: plan.components.slice(0, 5) })
    const rest = await push()
    expect(rest).toMatchObject({ same: 5, newGroups: [] })
    expect(await kept()).toHaveLength(wanted.length)
  })

  it('waits and asks again when it was too fast, and gives up in the end', async () => {
    const tooFast = () => Response.json({ error: 'Rate Limit Reached' }, { status: 429 })
    answers = [tooFast(), new Response('slow down', { status: 429 })]
    await expect(open().listGroups()).resolves.toEqual([])
    expect(asked).toEqual(Array(3).fill('GET component_groups'))
    answers = Array.from({ length: 20 }, tooFast)
    await expect(open().createGroup('Text')).rejects.toThrow(/asks to wait/)
    expect(answers).toHaveLength(9)
  })

  it('says what is wrong with a token, a space, or a host, and never shows the token', async () => {
    const failure = (target: Partial<ManagementTarget>) =>
      readPlan(open(target), wanted).then(
        () => undefined,
        (error: ManagementError) => error,
      )
    const refused = await failure({ token: space.tokens.public })
    expect(refused?.name).toBe('ManagementError')
    expect(refused?.message).toMatch(/refuses the token \(status 401\).*STORYBLOK_MANAGEMENT_TOKEN/)
    expect(refused?.message).not.toContain(space.tokens.public)
    expect((await failure({ spaceId: '2' }))?.message).toMatch(/knows no .* in space 2/)
    expect((await failure({ baseUrl: 'http://127.0.0.1:9' }))?.message).toMatch(/did not answer/)
    for (const body of ['<html>', '{}', '{"component_groups":[{}]}']) {
      answers = [new Response(body)]
      expect((await failure({}))?.message).toMatch(/did not answer with JSON|as no Management API does/)
    }
    answers = [Response.json({ name: ['is invalid'] }, { status: 422 })]
    await expect(open().createGroup('Text')).rejects.toThrow(/does not accept the group Text: .*is invalid/)
  })

  it('reads more components than fit a page', async () => {
    const many = Array.from({ length: 130 }, (_, index) => ({ name: `own_${index}`, schema: {} }))
    await getDb().insert(components).values(many)
    expect((await readPlan(open(), wanted)).onlyInSpace).toHaveLength(130)
  })
})
