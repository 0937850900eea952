import { describe, expect, it } from 'vitest'
import { emptiedBy, isOf, isShown, picksOf } from '@/lib/studio/editor/form/shown-fields'
import { describeForms } from '@/lib/studio/forms'
import { triggers, triggerTypes } from '@/schemas/blocks/triggers'
import { definitions } from '@/schemas/definitions'

const forms = describeForms(Object.values(definitions), (english) => english)
const form = forms.trigger
if (!form) throw new Error('There is no form of a trigger')
const value = form.fields.find(({ name }) => name === 'value')
if (!value) throw new Error('A trigger has no value')
const blok = (type?: string, more: object = {}) => ({ component: 'trigger', _uid: 'x', type, ...more })

describe('the form of a condition', () => {
  it.each(triggerTypes)('of %s shows its value, and lets choose it', (type) => {
    const { picks } = triggers[type]
    expect(isShown(blok(type), form, value)).toBe(picks !== undefined)
    expect(picksOf(blok(type), form, value)).toBe(picks)
  })

  it('is that of an address before another kind is chosen', () => {
    expect(picksOf(blok(), form, value)).toBe('pages')
  })

  it('shows a value that is there although the condition has none, so that it can be taken out', () => {
    expect(isShown(blok('sale', { value: 'x' }), form, value)).toBe(true)
  })

  it('empties the value with the kind alone', () => {
    expect([emptiedBy(form, 'type'), emptiedBy(form, 'value'), emptiedBy(undefined, 'type')]).toEqual([
      ['value'],
      [],
      [],
    ])
  })
})

it('every block shows its fields that depend on no other', () => {
  for (const each of Object.values(forms))
    for (const field of each.fields)
      if (field.onlyIf.length === 0)
        expect(isShown({ component: each.name, _uid: 'x' }, each, field), field.name).toBe(true)
})

const conditioned = Object.values(forms).flatMap((each) =>
  each.fields
    .filter(({ onlyIf }) => onlyIf.some(({ is }) => typeof is !== 'string'))
    .map((field) => [each.name, field.name, each, field] as const),
)

describe('a field that depends on the option or the switch of another', () => {
  it.each(conditioned)('can be reached, and is put away again: %s.%s', (name, _, each, field) => {
    const valueFor = (option: string, on: string) =>
      each.fields.find((other) => other.name === on)?.type === 'boolean' ? option === 'true' : option
    const blokWith = (options: object) => ({ component: name, _uid: 'x', ...options })
    const met = field.onlyIf.flatMap(({ field: on, is }) =>
      typeof is === 'string' ? [] : [[on, valueFor(is[0] ?? '', on)] as const],
    )
    expect(isShown(blokWith(Object.fromEntries(met)), each, field)).toBe(true)
    for (const [on, value] of met) {
      const other = typeof value === 'boolean' ? !value : 'another option'
      expect(isShown(blokWith({ ...Object.fromEntries(met), [on]: other }), each, field), on).toBe(false)
    }
  })

  it('depends on what a switch is that was never moved', () => {
    const picture = forms.content_image
    const fill = picture?.fields.find(({ name }) => name === 'fill')
    if (!picture || !fill) throw new Error('A picture has no ground')
    const shown = (more: object) =>
      isShown({ component: 'content_image', _uid: 'x', aspect: '1/1', ...more }, picture, fill)
    expect([shown({}), shown({ cover: 'false' }), shown({ cover: true })]).toEqual([true, true, false])
  })
})

it.each([
  ['items', true],
  ['items.title', true],
  ['items[2].title', true],
  ['itemsMore', false],
  ['other.items', false],
])('a fault of %s is one of the field items: %s', (field, wanted) => {
  expect(isOf({ name: 'items' }, { field })).toBe(wanted)
})
