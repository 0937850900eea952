import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { toComponents } from '@/lib/content/library/component-definition'
import {
  asset,
  type BlockDefinition,
  bloks,
  boolean,
  datetime,
  defineBlock,
  items,
  link,
  number,
  option,
  requiredText,
  richText,
  stories,
  table,
  text,
  textarea,
  withHints,
} from '@/schemas/content'
import { definitions } from '@/schemas/definitions'

const base = { description: '', icon: '', group: 'media' } as const
const item = defineBlock({ ...base, name: 'item', label: 'Item', kind: 'item', schema: z.object({}) })
const other = defineBlock({ ...base, name: 'another', label: 'Other', schema: z.object({}) })
const root = defineBlock({ ...base, name: 'root', label: 'Root', kind: 'page', schema: z.object({}) })

const fieldOf = (schema: z.ZodType) => {
  const block: BlockDefinition = {
    ...base,
    name: 'block',
    label: 'Block',
    schema: z.object({ field: schema }),
  }
  return toComponents([block, item, other, root]).find(({ name }) => name === 'block')?.schema.field
}
const common = { pos: 0, display_name: 'Label', description: '', required: false }
const anyBlock = { restrict_type: '', restrict_components: true, component_whitelist: ['another', 'block'] }
const choices = [
  { value: 's', name: 'Small' },
  { value: 'l', name: 'Large' },
]
const label = 'Label'

describe('the field of a component', () => {
  it.each([
    ['a text', text({ label, help: 'Short.' }), { type: 'text', description: 'Short.' }],
    ['a needed text', requiredText({ label }), { type: 'text', required: true }],
    ['a long text', textarea({ label }), { type: 'textarea' }],
    ['a rich text, with blocks but no items in it', richText({ label }), { type: 'richtext', ...anyBlock }],
    ['a number', number({ label }), { type: 'number' }],
    [
      'a number with bounds',
      number({ label, min: 0, max: 9 }),
      { type: 'number', min_value: 0, max_value: 9 },
    ],
    ['a switch', boolean({ label }), { type: 'boolean' }],
    ['a switch that is on', boolean({ label, initial: true }), { type: 'boolean', default_value: 'true' }],
    [
      'one of a list, which is the field’s own',
      option({ label, values: { s: 'Small', l: 'Large' }, initial: 'l' }),
      { type: 'option', options: choices, default_value: 'l', exclude_empty_option: true },
    ],
    [
      'several of a list',
      withHints(z.array(z.string()).optional(), { type: 'options', label, options: choices }),
      { type: 'options', options: choices },
    ],
    [
      'a link',
      link({ label }),
      {
        type: 'multilink',
        allow_target_blank: true,
        show_anchor: true,
        email_link_type: true,
        asset_link_type: true,
      },
    ],
    ['a picture', asset({ label }), { type: 'asset', filetypes: ['images'] }],
    ['a file of any kind', asset({ label }, 'file'), { type: 'asset', filetypes: [] }],
    ['blocks of any kind, but no items and no pages', bloks({ label }), { type: 'bloks', ...anyBlock }],
    [
      'items',
      items(item, { label, maximum: 3 }),
      {
        type: 'bloks',
        restrict_type: '',
        restrict_components: true,
        component_whitelist: ['item'],
        maximum: 3,
      },
    ],
    [
      'stories of a content type',
      stories(root, { label }),
      {
        type: 'options',
        source: 'internal_stories',
        filter_content_type: ['root'],
        required: true,
      },
    ],
    [
      'blocks of any kind but one',
      bloks({ label, except: ['another'] }),
      { type: 'bloks', ...anyBlock, component_whitelist: ['block'] },
    ],
    ['a time', datetime({ label }), { type: 'datetime' }],
    ['a table', table({ label }), { type: 'table', required: true }],
  ])('is %s', (_name, schema, expected) => {
    expect(fieldOf(schema)).toEqual({ ...common, ...expected })
  })

  it('is left out where editors see none', () => {
    expect(fieldOf(z.string())).toBeUndefined()
  })
})

describe('the definition of a component', () => {
  it('puts fields into tabs, in the order in which they are written', () => {
    const schema = z.object({
      title: text({ label }),
      image: asset({ label, tab: 'Search engines' }),
      hidden: z.string(),
      body: bloks({ label }),
      noindex: boolean({ label, tab: 'Search engines' }),
    })
    const [component] = toComponents([{ ...base, name: 'page', label: 'Page', kind: 'page', schema }])
    expect(component).toMatchObject({
      is_root: true,
      is_nestable: false,
      display_name: 'Page',
      group: 'Media',
    })
    expect(Object.entries(component?.schema ?? {}).map(([name, { pos }]) => [name, pos])).toEqual([
      ['title', 0],
      ['image', 1],
      ['body', 2],
      ['noindex', 3],
      ['tab-search_engines', 4],
    ])
    expect(component?.schema['tab-search_engines']).toEqual({
      type: 'tab',
      pos: 4,
      display_name: 'Search engines',
      keys: ['image', 'noindex'],
    })
  })

  it('can be nested unless it is a page, an item too: its parent lists it', () => {
    const nestable = toComponents([item, other, root]).map(({ name, is_nestable }) => [name, is_nestable])
    expect(nestable).toEqual([
      ['another', true],
      ['item', true],
      ['root', false],
    ])
  })

  it('exists for every block of the library, in the field types of Storyblok, naming only what is there', () => {
    const all = Object.values(definitions)
    const components = toComponents(all)
    expect(components.map(({ name }) => name)).toEqual(all.map(({ name }) => name).sort())
    const types =
      /^(text|textarea|richtext|bloks|option|options|asset|multiasset|multilink|boolean|number|datetime|table|section|tab)$/
    const fields = components.flatMap(({ schema }) => Object.values(schema))
    expect(fields.length).toBeGreaterThan(100)
    for (const { type, component_whitelist: names = [] } of fields) {
      expect(type).toMatch(types)
      for (const name of names as string[]) expect(definitions).toHaveProperty([name])
    }
  })

  it('is the same each time', () => {
    const all = Object.values(definitions)
    expect(toComponents([...all].reverse())).toEqual(toComponents(all))
  })
})
