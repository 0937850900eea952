import { describe, expect, it } from 'vitest'
import { toComponents } from '@/lib/content/library'
import { describeForms, labelsIn } from '@/lib/studio/forms'
import de from '@/lib/studio/forms/labels/de.json'
import fr from '@/lib/studio/forms/labels/fr.json'
import { definitions } from '@/schemas/definitions'

const all = Object.values(definitions)
const forms = describeForms(all, (english) => english)
const field = (block: string, name: string) => forms[block]?.fields.find((each) => each.name === name)

describe('the forms of the Studio', () => {
  it('have the fields of the components in a Storyblok space, for every block', () => {
    const names = toComponents(all).map(({ name, schema }) => [
      name,
      Object.keys(schema).filter((key) => schema[key]?.type !== 'tab'),
    ])
    expect(Object.values(forms).map(({ name, fields }) => [name, fields.map((each) => each.name)])).toEqual(
      names,
    )
  })

  it.each([
    ['grid', 'level', { type: 'option', initial: 'h2' }],
    ['page', 'description', { tab: 'Search engines', type: 'textarea' }],
    ['content_image', 'rounded', { type: 'boolean', initial: 'true' }],
    ['content_image', 'brightness', { type: 'number', min: -100, max: 100 }],
    ['content_image', 'src', { type: 'asset', required: true }],
    ['accordion', 'items', { type: 'bloks', allow: ['accordion_item'] }],
    ['trigger_container', 'triggers', { allow: ['trigger', 'trigger_group'] }],
    ['product_list', 'numbers', { type: 'textarea', picks: 'products' }],
    [
      'product_list',
      'category',
      {
        picks: 'category',
        onlyIf: [
          { field: 'selection', is: ['chosen'] },
          { field: 'numbers', is: 'empty' },
        ],
      },
    ],
    ['shared_section', 'sections', { type: 'stories', allow: ['section'] }],
  ])('describe %s.%s', (block, name, wanted) => {
    expect(field(block, name)).toMatchObject(wanted)
  })

  it.each(['de', 'fr', 'en'] as const)('say one time zone in %s, which is that of the market', (language) => {
    const times = Object.values(describeForms(all, labelsIn(language))).flatMap(({ name, fields }) =>
      fields.flatMap((each) =>
        each.type === 'datetime' ? [{ name, label: each.label, help: each.help }] : [],
      ),
    )
    expect(times.length).toBeGreaterThan(6)
    expect(times.filter(({ label, help }) => /UTC/i.test(`${label} ${help}`))).toEqual([])
  })

  it.each(['de', 'fr', 'en'] as const)('ask in %s for amounts of money in whole units', (language) => {
    const numbers = Object.values(describeForms(all, labelsIn(language))).flatMap(({ name, fields }) =>
      fields.flatMap((each) => (each.type === 'number' ? [{ ...each, name }] : [])),
    )
    expect(numbers.filter(({ isAmount }) => isAmount).map(({ name }) => name)).toEqual([
      'shipping_condition',
      'shipping_condition',
    ])
    const inCents = /minor units|\bin cents?\b|centimes/i
    expect(numbers.filter(({ label, help }) => inCents.test(`${label} ${help}`))).toEqual([])
  })

  it('offer every block in a list without a restriction, and no item and no page', () => {
    const allowed = field('page', 'body')?.allow ?? []
    const kinds = new Set(allowed.map((name) => forms[name]?.kind))
    expect([...kinds]).toEqual(['block'])
    expect(field('section', 'body')?.allow).toEqual(allowed.filter((name) => name !== 'listing'))
  })

  it('offer icons by their pictures in every field that takes the name of one', () => {
    const fields = Object.values(forms).flatMap(({ name, fields: own }) =>
      own
        .filter(({ name: of, help }) => of === 'icon' || /name of an icon/i.test(help))
        .map((each) => [name, each.picks]),
    )
    expect(fields.map(([name]) => name)).toEqual(
      expect.arrayContaining(['headline', 'paragraph', 'layout_text']),
    )
    expect(fields.filter(([, picks]) => picks !== 'icon')).toEqual([])
  })

  it('can be sent to the browser as they are', () => {
    expect(JSON.parse(JSON.stringify(forms))).toEqual(forms)
  })

  it.each(['de', 'fr'] as const)('have every label and hint in %s, and no other', (language) => {
    const asked = new Set<string>()
    describeForms(all, (english) => {
      if (english) asked.add(english)
      return english
    })
    const labels = { de, fr }[language] as Record<string, string>
    expect(Object.keys(labels).sort()).toEqual([...asked].sort())
    expect(Object.values(labels).every((label) => label.trim() !== '')).toBe(true)
    expect(describeForms(all, labelsIn(language)).headline?.label).toBe(labels.Headline)
  })

  it('are in English as they are', () => {
    expect(describeForms(all, labelsIn('en')).headline?.label).toBe('Headline')
  })
})
