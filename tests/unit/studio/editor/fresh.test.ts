import { describe, expect, it } from 'vitest'
import type { DraftFinding } from '@/lib/studio/drafts'
import { findingsOf } from '@/lib/studio/drafts/findings'
import type { Blok } from '@/lib/studio/editor/model'
import { createCommands } from '@/lib/studio/editor/state/commands'
import { createFresh, shownFindings } from '@/lib/studio/editor/state/fresh'
import { createStore } from '@/lib/studio/editor/state/store'
import { describeForms } from '@/lib/studio/forms'
import { definitions } from '@/schemas/definitions'

const forms = describeForms(Object.values(definitions), (english) => english)
const story = { id: 1, uuid: 'u', name: 'Page', fullSlug: 'de-de/page' }

/** An editor of an empty page, with what is found wrong with it and what of that is shown. */
function open(body: Blok[] = []) {
  const store = createStore({ _uid: 'root', component: 'page', body }, () => 0)
  const fresh = createFresh()
  const commands = createCommands(store, forms, fresh)
  const found = () => {
    const all = findingsOf(story, store.get().present.content, definitions)
    const map = new Map<string, DraftFinding[]>()
    for (const each of all) map.set(each.uid, [...(map.get(each.uid) ?? []), each])
    return map
  }
  const wrong = (uid: string) =>
    (shownFindings(found(), fresh.get()).get(uid) ?? []).map(({ field }) => field)
  return { store, fresh, commands, wrong, all: (uid: string) => (found().get(uid) ?? []).length }
}

const blocks = Object.values(forms).filter(({ kind }) => kind === 'block')

describe('a block that was just inserted', () => {
  it.each(blocks.map(({ name }) => name))(
    'is not said to be wrong before anything was done in it: %s',
    (name) => {
      const { commands, store, fresh, wrong, all } = open()
      if (!commands.add('root', name))
        return expect(forms.page?.fields.some((field) => field.allow?.includes(name))).toBe(false)
      const uid = store.get().present.selected
      expect(wrong(uid)).toEqual([])
      fresh.touchAll()
      expect(wrong(uid)).toHaveLength(all(uid))
    },
  )

  it('says that one of several fields is needed once anything was done, as the page does', () => {
    const { commands, store, wrong } = open()
    commands.add('root', 'product_list')
    const uid = store.get().present.selected
    expect(wrong(uid)).toEqual([])
    commands.touch(uid, 'headline')
    expect(wrong(uid)).toEqual(['numbers'])
  })

  it('is wrong in the fields in which something was done, and in no other', () => {
    const { commands, store, wrong } = open()
    commands.add('root', 'table')
    const [, other] = [commands.add('root', 'banner'), store.get().present.selected]
    expect(wrong(other)).toEqual([])
    commands.touch(other, 'headline')
    expect(wrong(other)).toEqual(['headline'])
  })

  it('is wrong where what was entered does not fit, at once', () => {
    const { commands, store, wrong } = open()
    commands.add('root', 'content_image')
    const uid = store.get().present.selected
    commands.setField(uid, 'brightness', '900')
    expect(wrong(uid)).toEqual(['brightness'])
  })

  it('leaves what was there before as it was', () => {
    const { commands, wrong } = open([{ _uid: 'old', component: 'banner' }])
    commands.add('root', 'banner')
    expect(wrong('old')).toContain('headline')
  })

  it('is one of the block around it once something was put into it', () => {
    const { commands, store, fresh } = open()
    commands.add('root', 'accordion')
    const accordion = store.get().present.selected
    expect([...(fresh.get().get(accordion) ?? [])]).toEqual([])
    commands.add(accordion, 'accordion_item', 'inside')
    expect([...(fresh.get().get(accordion) ?? [])]).toEqual(['items'])
  })

  it('is wrong in all its fields once another block or the page is selected', () => {
    const { commands, store, wrong, all } = open([{ _uid: 'old', component: 'headline', text: 'x' }])
    for (const next of ['old', 'root']) {
      commands.add('root', 'banner')
      const uid = store.get().present.selected
      expect(wrong(uid)).toEqual([])
      store.select(next)
      expect(wrong(uid)).toHaveLength(all(uid))
      expect(all(uid)).toBeGreaterThan(0)
    }
  })

  it('is not left while a block inside it is selected', () => {
    const { commands, store, fresh } = open()
    commands.add('root', 'accordion')
    const accordion = store.get().present.selected
    commands.add(accordion, 'accordion_item', 'inside')
    expect(fresh.get().has(accordion)).toBe(true)
    store.select('root')
    expect(fresh.get().size).toBe(0)
  })
})
