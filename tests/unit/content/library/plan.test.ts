import { describe, expect, it } from 'vitest'
import type { ComponentDefinition } from '@/lib/content/library/component-definition'
import type { Json } from '@/lib/content/library/component-field'
import { planPush } from '@/lib/content/library/plan'
import type { RemoteComponent } from '@/lib/content/library/remote'
import { planLines } from '@/lib/content/library/report'

const uuid = '11111111-1111-4111-8111-111111111111'
const groups = [{ id: 7, name: 'Text', uuid, parent_id: null }]
const title = { type: 'text', pos: 0, display_name: 'Title', description: '', required: true }
const size = {
  type: 'option',
  pos: 1,
  display_name: 'Size',
  description: '',
  required: false,
  default_value: 's',
  options: [{ value: 's', name: 'Small' }],
}
const body = { type: 'bloks', pos: 2, component_whitelist: ['a', 'b'], restrict_components: true }

const wanted = (more: Partial<ComponentDefinition> = {}): ComponentDefinition => ({
  name: 'teaser',
  display_name: 'Teaser',
  is_root: false,
  is_nestable: true,
  group: 'Text',
  schema: { title, size, body },
  ...more,
})
const remote = (schema: Record<string, Json>, more: Partial<RemoteComponent> = {}): RemoteComponent => ({
  id: 1,
  name: 'teaser',
  display_name: 'Teaser',
  is_root: false,
  is_nestable: true,
  component_group_uuid: uuid,
  schema,
  ...more,
})
const plan = (...components: RemoteComponent[]) => planPush([wanted()], { components, groups })

describe('the plan of a push', () => {
  it('creates what is not there, with its group', () => {
    const { newGroups, components, same } = planPush([wanted()], { components: [], groups: [] })
    expect(newGroups).toEqual(['Text'])
    expect(components).toMatchObject([{ schema: { title, size, body }, added: ['title', 'size', 'body'] }])
    expect(components[0]?.id).toBeUndefined()
    expect(same).toBe(0)
  })

  it('does nothing where a space says the same in its own way', () => {
    const asKept = {
      body: { ...body, component_whitelist: ['b', 'a'], id: 'abc', pos: '2' },
      title: { type: 'text', pos: 0, display_name: 'Title', required: true, translatable: true },
      size: { ...size, source: '', options: [{ _uid: 'x', value: 's', name: 'Small' }], description: null },
    }
    expect(plan(remote(asKept))).toMatchObject({ components: [], same: 1, newGroups: [] })
  })

  it('names every property that differs, before and after', () => {
    const before = {
      title: { ...title, required: false },
      size: { ...size, options: [] },
      body: { ...body, maximum: 3 },
    }
    const [planned] = plan(remote(before, { display_name: null, is_root: true })).components
    expect(planned?.changes).toEqual([
      { field: '', property: 'display_name', before: undefined, after: 'Teaser' },
      { field: '', property: 'is_root', before: true, after: false },
      { field: 'title', property: 'required', before: false, after: true },
      { field: 'size', property: 'options', before: [], after: size.options },
      { field: 'body', property: 'maximum', before: 3, after: undefined },
    ])
    expect(planned?.schema.body).not.toHaveProperty('maximum')
  })

  it('keeps what only the space has: components, fields, and properties of a field', () => {
    const before = { title: { ...title, pos: 5, translatable: true }, old: { type: 'text' }, odd: 'x' }
    const result = plan(remote(before), remote({}, { id: 2, name: 'gone' }))
    expect(result.onlyInSpace).toEqual(['gone'])
    expect(result.components).toMatchObject([
      {
        id: 1,
        added: ['size', 'body'],
        kept: ['old', 'odd'],
        schema: { title: { ...title, translatable: true }, old: { type: 'text' }, odd: 'x' },
      },
    ])
  })

  it('keeps nothing of a field that becomes one of another type', () => {
    const [planned] = plan(remote({ title: { type: 'number', pos: 0, decimals: 2 }, size, body })).components
    expect(planned?.schema.title).toEqual(title)
  })

  it('names fields that only the space has, also where nothing changes', () => {
    const { components, keptElsewhere } = plan(remote({ title, size, body, old: { type: 'text' } }))
    expect(components).toEqual([])
    expect(keptElsewhere).toEqual([{ name: 'teaser', kept: ['old'] }])
  })

  it('takes a folder inside another one for none of its own', () => {
    const inner = [{ id: 8, name: 'Text', uuid, parent_id: 3 }]
    const result = planPush([wanted()], { components: [remote({ title, size, body })], groups: inner })
    expect(result.newGroups).toEqual(['Text'])
    expect(result.components[0]?.changes).toMatchObject([{ property: 'group', after: 'Text' }])
  })

  it('does not take names of the language for fields', () => {
    const definition = wanted({ schema: { constructor: title } })
    const result = planPush([definition], { components: [remote({})], groups })
    expect(result.components[0]).toMatchObject({ added: ['constructor'], changes: [] })
  })
})

describe('the report of a push', () => {
  it('says what is new, what changes from what to what, and what stays', () => {
    const before = { title: { ...title, required: false }, size, 'old\u001b[2J': { type: 'text' } }
    const components = [remote(before), remote({}, { id: 2, name: 'gone' })]
    const definitions = [wanted(), wanted({ name: 'banner', group: 'Media' })]
    expect(planLines(planPush(definitions, { components, groups }))).toEqual([
      '+ group Media',
      '~ teaser',
      '    + body: new, bloks',
      '    title.required: false -> true',
      '    = old [2J: only in the space, stays',
      '+ banner: new, 3 fields',
      '= gone: only in the space, stays',
      '1 new, 1 changed, 0 as before.',
    ])
  })
})
