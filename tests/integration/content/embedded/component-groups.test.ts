import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabases } from '../../../fixtures/databases'
import { openSpace, type TestSpace } from '../../../fixtures/space'

describeOnDatabases('the management API of components and their groups', (getDb) => {
  let space: TestSpace
  beforeAll(async () => {
    space = await openSpace(getDb(), { stories: [] })
  })
  const createGroup = async (group: Record<string, unknown>) =>
    (await space.manage('POST', 'component_groups', { component_group: group })).body.component_group

  it('keeps groups within groups, and lists them by name and by parent', async () => {
    const outer = await createGroup({ name: 'Outer' })
    const inner = await createGroup({ name: 'Inner 100%', parent_id: outer.id })
    expect(outer).toMatchObject({ name: 'Outer', parent_id: null, parent_uuid: null })
    expect(inner).toMatchObject({ parent_id: outer.id, parent_uuid: outer.uuid })
    const list = async (query = '') =>
      (await space.manage('GET', `component_groups${query}`)).body.component_groups
    expect(await list()).toEqual([inner, outer])
    expect(await list(`?with_parent=${outer.id}`)).toEqual([inner])
    expect(await list('?search=100%25')).toEqual([inner])
    expect((await space.manage('GET', `component_groups/${inner.id}`)).body.component_group).toEqual(inner)
  })

  it('renames and moves a group, never into itself', async () => {
    const [one, two] = [await createGroup({ name: 'One' }), await createGroup({ name: 'Two' })]
    const move = (id: number, component_group: Record<string, unknown>) =>
      space.manage('PUT', `component_groups/${id}`, { component_group })
    expect((await move(two.id, { name: 'Second', parent_id: one.id })).body.component_group).toEqual({
      ...two,
      name: 'Second',
      parent_id: one.id,
      parent_uuid: one.uuid,
    })
    for (const parent_id of [one.id, two.id, 999_999])
      expect(await move(one.id, { parent_id })).toEqual({ status: 422, body: { parent_id: ['is invalid'] } })
    expect((await move(two.id, { parent_id: null })).body.component_group.parent_id).toBeNull()
  })

  it('lets the components of a deleted group stay, in no group', async () => {
    const group = await createGroup({ name: 'Short-lived' })
    const inner = await createGroup({ name: 'Within', parent_id: group.id })
    const { body } = await space.manage('POST', 'components', {
      component: { name: 'lasting', component_group_uuid: inner.uuid },
    })
    expect((await space.manage('GET', `components?in_group=${inner.uuid}`)).body.components).toHaveLength(1)
    expect((await space.manage('DELETE', `component_groups/${group.id}`)).status).toBe(204)
    expect((await space.manage('GET', `component_groups/${inner.id}`)).status).toBe(404)
    const { component } = (await space.manage('GET', `components/${body.component.id}`)).body
    expect(component).toMatchObject({ name: 'lasting', component_group_uuid: null })
  })

  it('finds components by name and by kind, a page at a time', async () => {
    for (const name of ['find_one', 'find_two', 'findXthree'])
      await space.manage('POST', 'components', { component: { name, is_root: name === 'find_two' } })
    const names = async (query: string) =>
      (await space.manage('GET', `components?${query}`)).body.components.map(
        ({ name }: { name: string }) => name,
      )
    expect(await names('search=find_')).toEqual(['find_one', 'find_two'])
    expect(await names('search=find&is_root=true')).toEqual(['find_two'])
    expect(await names('search=find_&per_page=1&page=2')).toEqual(['find_two'])
    expect((await space.manage('GET', 'components?per_page=none')).status).toBe(422)
  })

  it('answers 422 for a taken name of a component, also when one is renamed', async () => {
    const create = (name: string) => space.manage('POST', 'components', { component: { name } })
    await create('first')
    const { body } = await create('second')
    const renamed = await space.manage('PUT', `components/${body.component.id}`, {
      component: { name: 'first' },
    })
    expect(renamed).toEqual({ status: 422, body: { name: ['has already been taken'] } })
  })

  it('has no presets and no tags at first, which the official command line tool asks for', async () => {
    expect((await space.manage('GET', 'presets')).body).toEqual({ presets: [] })
    expect((await space.manage('GET', 'internal_tags')).body).toEqual({ internal_tags: [] })
    expect((await space.manage('POST', 'presets', {})).status).toBe(422)
  })

  it.each([
    ['POST', 'component_groups', {}],
    ['POST', 'component_groups', { component_group: { name: ' ' } }],
    ['POST', 'component_groups', { component_group: { name: 'x', parent_id: 999_999 } }],
    ['GET', 'component_groups?with_parent=x', undefined],
  ])('refuses what it cannot read: %s %s %o', async (method, path, body) => {
    expect((await space.manage(method, path, body)).status).toBe(422)
  })
})
