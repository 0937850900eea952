import { expect, it } from 'vitest'
import type { Blok } from '@/lib/studio/editor/model'
import { createCommands } from '@/lib/studio/editor/state/commands'
import { createFresh } from '@/lib/studio/editor/state/fresh'
import { createStore } from '@/lib/studio/editor/state/store'
import { describeForms } from '@/lib/studio/forms'
import { newCampaignAddress, newCampaignIn } from '@/lib/studio/stories/new-campaign'
import { definitions } from '@/schemas/definitions'

const forms = describeForms(Object.values(definitions), (english) => english)
const page: Blok = {
  _uid: 'root',
  component: 'page',
  body: [{ _uid: 'a', component: 'headline', text: 'x' }],
}
const footer: Blok = { _uid: 'f', component: 'footer', columns: [] }

it('a campaign that is begun at the desk is a container on the page, with its times and its first condition, which scolds nobody yet', () => {
  const campaign = { from: '2026-12-01T08:00', to: '', trigger: 'brand' }
  const hash = new URL(newCampaignAddress(7, campaign), 'http://shop.test').hash
  expect(newCampaignIn(hash)).toEqual(campaign)
  expect(newCampaignIn('#block=a')).toBeUndefined()
  expect(newCampaignIn('#campaign=new&from=<b>&trigger=a-b')).toEqual({ from: '', to: '', trigger: '' })
  const fresh = createFresh()
  const store = createStore(page, () => 0)
  const commands = createCommands(store, forms, fresh)
  const uid = commands.addCampaign({ dateFrom: '2026-12-01 07:00', dateTo: '', trigger: 'brand' })
  const { content, selected } = store.get().present
  expect((content.body as Blok[]).at(-1)).toMatchObject({
    ...{ _uid: uid, component: 'trigger_container', dateFrom: '2026-12-01 07:00' },
    triggers: [{ component: 'trigger', type: 'brand' }],
  })
  expect((content.body as Blok[]).at(-1)).not.toHaveProperty('dateTo')
  const [condition] = ((content.body as Blok[]).at(-1)?.triggers ?? []) as Blok[]
  expect(selected).toBe(condition?._uid)
  expect([...fresh.get().keys()]).toEqual([uid, condition?._uid])
  store.undo()
  expect(store.get().present.content).toBe(page)
  expect(
    createCommands(
      createStore(footer, () => 0),
      forms,
    ).addCampaign({
      dateFrom: '',
      dateTo: '',
      trigger: '',
    }),
  ).toBeUndefined()
})
