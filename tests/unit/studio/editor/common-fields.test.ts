import { expect, it } from 'vitest'
import { commonFields } from '@/lib/studio/editor/form/common-fields'
import type { Blok } from '@/lib/studio/editor/model'
import { createCommands } from '@/lib/studio/editor/state/commands'
import { createStore } from '@/lib/studio/editor/state/store'
import { describeForms } from '@/lib/studio/forms'
import { definitions } from '@/schemas/definitions'

const forms = describeForms(Object.values(definitions), (english) => english)
const blok = (uid: string, component: string, more: object = {}): Blok => ({ _uid: uid, component, ...more })

const read = (...bloks: Blok[]) =>
  commonFields(
    bloks.flatMap((each) =>
      forms[each.component] ? { blok: each, form: forms[each.component] as never } : [],
    ),
  )
const shown = (...bloks: Blok[]) =>
  Object.fromEntries(read(...bloks).map(({ field, value }) => [field.name, value]))

it('are the choices that all of several blocks have, with the value where it is the same', () => {
  const [one, two] = [blok('a', 'headline', { tag: 'h2' }), blok('b', 'headline', { tag: 'h3' })]
  const own = forms.headline?.fields.filter(({ type }) => type === 'option').map(({ name }) => name) ?? []
  expect(own).not.toEqual([])
  expect(Object.keys(shown(one, two))).toEqual(expect.arrayContaining([own[0]]))
  for (const value of Object.values(shown(one, { ...one, _uid: 'c' }))) expect(value).toBeDefined()
})

it('leave out what a block of another kind has not, or has with other options', () => {
  const common = Object.keys(shown(blok('a', 'headline'), blok('b', 'trigger_container')))
  const of = (component: string) => forms[component]?.fields.map(({ name }) => name) ?? []
  for (const name of common) expect(of('trigger_container')).toContain(name)
  expect(Object.keys(shown(blok('a', 'headline'), blok('b', 'headline')))).not.toContain('text')
})

it('are set in all of them as one step', () => {
  const page = blok('root', 'page', {
    body: [blok('a', 'headline'), blok('b', 'headline'), blok('c', 'headline')],
  })
  const store = createStore(page, () => 0)
  const commands = createCommands(store, forms)
  const look = () => (store.get().present.content.body as Blok[]).map(({ level }) => level)
  store.select('a', ['c'])
  commands.setFieldOf(commands.targets('a'), 'level', 'h3')
  expect(look()).toEqual(['h3', undefined, 'h3'])
  expect(store.get().present).toMatchObject({ selected: 'a', also: ['c'] })
  store.undo()
  expect(look()).toEqual([undefined, undefined, undefined])
})
