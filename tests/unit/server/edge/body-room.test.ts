import { describe, expect, it, vi } from 'vitest'
import { BodyRoom } from '@/lib/server/edge/body-room'

const limits = { atOnce: { ofNetwork: 40, ofAll: 100 }, perHour: 100 }
const own = (name: string) => ({ name, isShared: false })
const shared = (name: string) => ({ name, isShared: true })
const hour = 3_600_000

const leaveOf = (entered: ReturnType<BodyRoom['enter']>) => {
  if (typeof entered === 'string') throw new Error(entered)
  return entered
}

describe('Room for bodies', () => {
  it('is bounded for a network, and comes back with the answer', () => {
    const room = new BodyRoom(limits)
    const leave = leaveOf(room.enter(own('a'), 30, vi.fn()))
    expect(room.enter(own('a'), 11, vi.fn())).toBe('busy')
    expect(room.enter(own('a'), 10, vi.fn())).toBeTypeOf('function')
    leave()
    leave()
    expect(room.enter(own('a'), 30, vi.fn())).toBeTypeOf('function')
    expect(room.enter(own('a'), 1, vi.fn())).toBe('busy')
  })

  it('is bounded within an hour', () => {
    let now = 10 * hour
    const room = new BodyRoom(limits, () => now)
    const send = (name: string) => {
      const entered = room.enter(own(name), 25, vi.fn())
      if (typeof entered === 'function') entered()
      return typeof entered
    }
    expect([send('a'), send('a'), send('a'), send('a')]).toEqual(Array(4).fill('function'))
    expect(room.enter(own('a'), 25, vi.fn())).toBe('tooMany')
    expect(send('b')).toBe('function')
    now += hour
    expect(send('a')).toBe('function')
  })

  it('is taken from the network with the most when there is none left', () => {
    const room = new BodyRoom({ ...limits, perHour: 1_000 })
    const given: string[] = []
    const enter = (name: string, bytes: number) =>
      room.enter(own(name), bytes, () => given.push(`${name} ${bytes}`))
    for (const [name, bytes] of [
      ['a', 20],
      ['b', 40],
      ['a', 10],
      ['c', 30],
    ] as const)
      expect(enter(name, bytes)).toBeTypeOf('function')
    expect(enter('d', 10)).toBeTypeOf('function')
    expect(given).toEqual(['b 40'])
    expect(enter('b', 40)).toBe('busy')
    expect(enter('e', 29)).toBeTypeOf('function')
    expect(enter('f', 5)).toBeTypeOf('function')
    expect(given).toEqual(['b 40', 'a 10'])
  })

  it('is larger for a network in which visitors cannot be told apart, and still bounded', () => {
    const room = new BodyRoom(limits)
    expect(room.enter(shared('proxy'), 60, vi.fn())).toBeTypeOf('function')
    expect(room.enter(shared('proxy'), 41, vi.fn())).toBe('busy')
    expect(room.enter(own('a'), 41, vi.fn())).toBe('busy')
    expect(room.enter(own('a'), 40, vi.fn())).toBeTypeOf('function')
  })
})
