import { describe, expect, it } from 'vitest'
import { checkStory } from '@/lib/content/check/check-story'
import { unknownValueFindings } from '@/lib/content/check/unknown-values'
import { triggerPicks, triggerTypes } from '@/schemas/blocks/trigger-container'
import { definitions } from '@/schemas/definitions'

const raw = (triggers: object[]) => ({
  ...{ id: 1, uuid: '00000000-0000-4000-8000-000000000001', name: 'Start', full_slug: 'de-at/start' },
  content: {
    component: 'page',
    _uid: 'page',
    body: [{ component: 'trigger_container', _uid: 'b', body: [], triggers }],
  },
})
const trigger = (type: string, value?: string) => ({ component: 'trigger', _uid: type, type, value })
const types = Object.keys(triggerTypes)

describe('the conditions of campaigns', () => {
  it.each(types)('%s has a fault at its value without one, unless it compares none', (type) => {
    const found = checkStory(raw([trigger(type)]), definitions)
    expect(found.map(({ field }) => field)).toEqual(type === 'sale' ? [] : ['value'])
  })

  it.each(types)('%s offers its values to choose from, or has none', (type) => {
    expect(Object.hasOwn(triggerPicks, type)).toBe(type !== 'sale')
  })

  it('name each value that is not there, in groups too', async () => {
    const group = { component: 'trigger_group', _uid: 'g', triggers: [trigger('marke', 'Da, Fort, Weg')] }
    const asked: unknown[] = []
    const found = await unknownValueFindings(
      raw([trigger('sale'), group]),
      async (story, { type, value }) => {
        asked.push([story, type])
        return value.split(', ').filter((each) => ['Fort', 'Weg'].includes(each))
      },
    )
    expect(asked).toEqual([
      ['de-at/start', 'sale'],
      ['de-at/start', 'marke'],
    ])
    expect(found).toEqual([
      {
        story: 'de-at/start',
        path: 'body[0].triggers[1].triggers[0]',
        block: 'trigger',
        field: 'value',
        reason: 'names what is not there: Fort, Weg',
      },
    ])
  })
})
