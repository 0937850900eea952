import { describe, expect, it } from 'vitest'
import { checkStory } from '@/lib/content/check/check-story'
import {
  mostCharacters,
  mostValues,
  mostValuesInAll,
  unknownValueFindings,
} from '@/lib/content/check/unknown-values'
import { triggers, triggerTypes } from '@/schemas/blocks/triggers'
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

describe('the conditions of campaigns', () => {
  it.each(triggerTypes)('%s has a fault at its value without one, unless it compares none', (type) => {
    const found = checkStory(raw([trigger(type)]), definitions)
    expect(found.map(({ field }) => field)).toEqual(triggers[type].picks ? ['value'] : ['type'])
  })

  it('name each value that is not there, in groups too', async () => {
    const group = { component: 'trigger_group', _uid: 'g', triggers: [trigger('marke', 'Da, Fort, Weg')] }
    const asked: unknown[] = []
    const found = await unknownValueFindings(
      raw([trigger('sale'), trigger('url', '/de/rat/'), group]),
      async (story, conditions) => {
        asked.push([story, conditions.map(({ type }) => type)])
        return conditions.map(({ value }) =>
          value.split(', ').filter((each) => ['Fort', 'Weg'].includes(each)),
        )
      },
    )
    expect(asked).toEqual([['de-at/start', ['url', 'marke']]])
    expect(found).toEqual([
      {
        story: 'de-at/start',
        path: 'body[0].triggers[2].triggers[0]',
        block: 'trigger',
        field: 'value',
        reason: 'names what is not there: Fort, Weg',
      },
    ])
  })

  const lookedUp = async (triggers: object[]) => {
    const asked: string[] = []
    const found = await unknownValueFindings(raw(triggers), async (_, conditions) => {
      asked.push(...conditions.map(({ value }) => value))
      return []
    })
    return { asked, reasons: found.map(({ path, field, reason }) => [path, field, reason]) }
  }
  const filled = triggerTypes.filter((type) => triggers[type].picks)

  it.each(filled)(
    '%s has a fault at its value beyond the most values, and is not looked up',
    async (type) => {
      const most = Array(mostValues).fill('a').join()
      const { asked, reasons } = await lookedUp([trigger(type, most), trigger(type, `${most},a`)])
      expect(asked).toEqual([most])
      expect(reasons).toEqual([['body[0].triggers[1]', 'value', `has more than ${mostValues} values`]])
    },
  )

  it.each(filled)('%s has a fault at its value beyond the most characters', async (type) => {
    const most = 'a'.repeat(mostCharacters)
    const { asked, reasons } = await lookedUp([trigger(type, most), trigger(type, `${most}a`)])
    expect(asked).toEqual([most])
    expect(reasons).toEqual([['body[0].triggers[1]', 'value', `has more than ${mostCharacters} characters`]])
  })

  it('are looked up no further than the most values of a story', async () => {
    const full = Array(mostValues).fill('a').join()
    const triggers = Array.from({ length: mostValuesInAll / mostValues + 1 }, () => trigger('marke', full))
    const { asked, reasons } = await lookedUp(triggers)
    expect(asked).toHaveLength(mostValuesInAll / mostValues)
    const reason = `is not looked up: all together have more than ${mostValuesInAll} values`
    expect(reasons).toEqual([[`body[0].triggers[${asked.length}]`, 'value', reason]])
  })
})
