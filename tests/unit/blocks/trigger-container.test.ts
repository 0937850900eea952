import { describe, expect, it } from 'vitest'
import { TriggerContainer } from '@/blocks/trigger-container/trigger-container'
import { triggerContainerExamples } from '@/blocks/trigger-container/trigger-container.examples'
import type { BlockContext } from '@/lib/storefront/runtime/blocks/context'
import { triggerContainerBlock } from '@/schemas/blocks/trigger-container'
import { hintsOf } from '@/schemas/content'
import { hostileText } from '../../fixtures/hostile'
import { renderBlock } from '../../fixtures/render'

const body = [{ component: 'paragraph', _uid: 'p', text: 'Aktion' }]
const container = (blok: Record<string, unknown>, context: Partial<BlockContext> = {}) =>
  renderBlock(triggerContainerBlock, TriggerContainer, { body, ...blok }, context)
const shown = '<div data-nested="paragraph" data-uid="p"></div>'
const trigger = (type: string, value?: unknown) => ({ component: 'trigger', _uid: type, type, value })
const group = (...triggers: unknown[]) => ({ component: 'trigger_group', _uid: 'g', triggers })

describe('the trigger container', () => {
  it('shows its blocks without dates and triggers, and adds no element', async () => {
    expect((await container({ dateFrom: '', dateTo: null, triggers: '' })).html).toBe(shown)
    expect((await container({})).html).toBe(shown)
  })

  it.each([
    ['2026-11-21 11:59', '2026-11-21 12:01', true],
    ['2026-11-21 12:00', '2026-11-21 12:01', true],
    ['2026-11-21 11:00', '2026-11-21 12:00', false],
    ['2026-11-21 12:01', '', false],
    ['', '2026-11-21 12:01', true],
  ])('from %j to %j at noon UTC: %j', async (dateFrom, dateTo, expected) => {
    expect((await container({ dateFrom, dateTo })).html).toBe(expected ? shown : '')
  })

  it('matches on the page, the checkout and the product of the page', async () => {
    const product = { number: '4711', brand: 'Träumeland', categoryNames: ['Schlafen'], onSale: true }
    expect((await container({ triggers: [trigger('url', '/ratgeber/')] })).html).toBe(shown)
    expect((await container({ triggers: [trigger('url', '/betten/')] })).html).toBe('')
    expect(
      (await container({ triggers: [trigger('scayleCheckout', 'payment')] }, { checkout: 'payment' })).html,
    ).toBe(shown)
    const both = group(trigger('marke', 'träumeland'), trigger('sale'))
    expect((await container({ triggers: [both] }, { product })).html).toBe(shown)
    expect((await container({ triggers: [both] })).html).toBe('')
  })

  it('follows its example through Advent', async () => {
    const advent = triggerContainerExamples[1]?.blok ?? {}
    const shows = async (now: string, path: string) =>
      (await container(advent, { now: Date.parse(now), path })).html !== ''
    expect(await shows('2026-11-28T23:59:59Z', '/de/')).toBe(false)
    expect(await shows('2026-11-29T00:00:00Z', '/de/')).toBe(true)
    expect(await shows('2026-12-01T00:00:00Z', '/at/weihnachten/')).toBe(true)
    expect(await shows('2026-12-01T00:00:00Z', '/de/betten/')).toBe(false)
  })

  it.each([
    ['all of whose triggers cannot be read', [{ component: 'headline' }, 7]],
    ['whose only trigger has a value of an object', [trigger('marke', { a: 1 })]],
    ['whose triggers are a text', 'x'],
    ['whose group lost a trigger', [group(trigger('url', '/ratgeber/'), trigger('marke', {}))]],
  ])('does not pass its schema with a campaign %s: it would show to everybody', (_, triggers) => {
    expect(triggerContainerBlock.schema.safeParse({ triggers, body }).success).toBe(false)
  })

  it('loses only the one of several triggers that cannot be read', async () => {
    const { html, left } = await container({ triggers: [trigger('marke', {}), trigger('url', '/ratgeber/')] })
    expect(html).toBe(shown)
    expect(left.map(({ item }) => item)).toEqual([0])
  })

  it('never matches a kind of trigger that it does not know', async () => {
    expect((await container({ triggers: [trigger('weather', 'sunny')] })).html).toBe('')
    expect((await container({ triggers: [trigger(hostileText, '.*')] })).html).toBe('')
  })

  it.each(['soon', '2026-13-45 99:99', { a: 1 }, 7])(
    'does not pass its schema with the date %j',
    (dateFrom) => {
      expect(triggerContainerBlock.schema.safeParse({ dateFrom, body }).success).toBe(false)
    },
  )

  it('tells the editor which triggers it accepts', () => {
    expect(hintsOf(triggerContainerBlock.schema.shape.triggers)?.allow).toEqual(['trigger', 'trigger_group'])
  })
})
