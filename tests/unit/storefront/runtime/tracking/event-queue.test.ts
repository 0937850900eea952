import { describe, expect, it } from 'vitest'
import { createEventQueue, type Standing } from '@/lib/storefront/runtime/tracking/event-queue'
import type { Once } from '@/lib/storefront/runtime/tracking/tracking-data'
import type { TrackingEvent } from '@/schemas/tracking'

const guest: TrackingEvent = { event: 'frontend_auth_guest' }
const swipe: TrackingEvent = { event: 'frontend_feature', feature: 'picture_swipe' }
const once: Once = { key: 'guest:1', lasting: 'session' }

function given(first: Standing) {
  const sent: TrackingEvent[] = []
  const noted = new Set<string>()
  let standing = first
  const queue = createEventQueue({
    standing: () => standing,
    push: (event) => void sent.push(event),
    isFirst({ key }) {
      const isNew = !noted.has(key)
      noted.add(key)
      return isNew
    },
  })
  return {
    ...{ queue, sent, noted },
    decide(next: Standing) {
      standing = next
      queue.settle()
    },
  }
}

describe('Events', () => {
  it('are sent at once with consent', () => {
    const { queue, sent } = given('granted')
    queue.add(guest)
    expect(sent).toEqual([guest])
  })

  it('wait for consent in their order, and nothing is noted before', () => {
    const { queue, sent, noted, decide } = given('unknown')
    queue.add(guest, once)
    queue.add(swipe)
    expect([sent, noted.size]).toEqual([[], 0])
    decide('granted')
    expect(sent).toEqual([guest, swipe])
  })

  it('are dropped when consent is refused, also those that come later', () => {
    const { queue, sent, noted, decide } = given('unknown')
    queue.add(guest, once)
    decide('refused')
    queue.add(swipe)
    decide('granted')
    expect([sent, noted.size]).toEqual([[], 0])
  })

  it('are not sent any more after consent was withdrawn', () => {
    const { queue, sent, decide } = given('granted')
    queue.add(guest)
    decide('refused')
    queue.add(swipe)
    expect(sent).toEqual([guest])
  })

  it('that happen once are sent once', () => {
    const { queue, sent } = given('granted')
    queue.add(guest, once)
    queue.add(guest, once)
    expect(sent).toEqual([guest])
  })

  it('that wait too long are bounded', () => {
    const { queue, sent, decide } = given('unknown')
    for (let count = 0; count < 1_000; count += 1) queue.add(swipe)
    decide('granted')
    expect(sent).toHaveLength(100)
  })
})
