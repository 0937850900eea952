import { describe, expect, it, vi } from 'vitest'
import { BodyRoom } from '@/lib/server/edge/body-room'

const limits = { atOnce: { ofNetwork: 40, ofAll: 100 }, perHour: 100 }
const own = (name: string) => [{ name, isShared: false }]
const shared = (name: string) => [{ name, isShared: true }]
/** A client with a network of its own in a larger one. */
const within = (around: string, name: string) => [...own(name), ...shared(around)]
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
    expect(given).toEqual(['b 40', 'c 30'])
  })

  it('is larger for a network in which visitors cannot be told apart, and still bounded', () => {
    const room = new BodyRoom(limits)
    expect(room.enter(shared('proxy'), 60, vi.fn())).toBeTypeOf('function')
    expect(room.enter(shared('proxy'), 41, vi.fn())).toBe('busy')
    expect(room.enter(own('a'), 41, vi.fn())).toBe('busy')
    expect(room.enter(own('a'), 40, vi.fn())).toBeTypeOf('function')
  })

  it('is taken from a large network as a whole, however many small ones it has', () => {
    const room = new BodyRoom({ ...limits, perHour: 1_000 })
    const given: string[] = []
    const enter = (around: string, name: string, bytes: number) =>
      room.enter(within(around, name), bytes, () => given.push(name))
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) expect(enter('a', name, 20)).toBeTypeOf('function')
    expect(enter('a', 'a6', 20)).toBe('busy')
    expect(enter('b', 'b1', 40)).toBeTypeOf('function')
    expect(given).toEqual(['a5', 'a4'])
    expect(enter('a', 'a7', 20)).toBe('busy')
    expect(room.enter(own('c'), 20, vi.fn())).toBeTypeOf('function')
    expect(given).toEqual(['a5', 'a4', 'a3'])
  })

  it('is shared between the small networks of a large one, too', () => {
    const room = new BodyRoom({ ...limits, perHour: 1_000 })
    const given: string[] = []
    const enter = (name: string, bytes: number) =>
      room.enter(within('a', name), bytes, () => given.push(name))
    for (const name of ['a1', 'a1', 'a2', 'a3', 'a3']) expect(enter(name, 20)).toBeTypeOf('function')
    expect(enter('a4', 10)).toBeTypeOf('function')
    expect(given).toEqual(['a3'])
  })

  it('is bounded within an hour for all small networks of a large one together', () => {
    const room = new BodyRoom(limits)
    let taken = 0
    for (let at = 0; at < 100; at += 1) {
      const entered = room.enter(within('a', `a${at}`), 30, vi.fn())
      if (typeof entered === 'function') {
        taken += 30
        entered()
      } else expect(entered).toBe('tooMany')
    }
    expect(taken).toBeGreaterThan(1_900)
    expect(taken).toBeLessThanOrEqual(20 * limits.perHour)
    expect(room.enter(within('b', 'b1'), 30, vi.fn())).toBeTypeOf('function')
  })

  it('is given to a new body of a full network by what is being received there the longest', () => {
    const room = new BodyRoom({ ...limits, slowMakesWay: true })
    const given: string[] = []
    const enter = (name: string, network: string, isWhole = false) =>
      room.enter(
        own(network),
        20,
        () => given.push(name),
        () => isWhole,
      )
    for (const name of ['first', 'second', 'third']) expect(enter(name, 'a')).toBeTypeOf('function')
    expect(given).toEqual(['first'])
    expect(enter('other', 'b')).toBeTypeOf('function')
    expect(given).toEqual(['first'])
    expect(room.enter(own('a'), 41, vi.fn())).toBe('busy')
    expect(given).toEqual(['first'])
  })

  it('is not given up in a full network by what is received', () => {
    const room = new BodyRoom({ ...limits, slowMakesWay: true })
    const giveUp = vi.fn()
    for (let count = 0; count < 2; count += 1) room.enter(own('a'), 20, giveUp, () => true)
    expect(room.enter(own('a'), 20, giveUp)).toBe('busy')
    expect(giveUp).not.toHaveBeenCalled()
  })

  it('is given to others by a body that is received, which goes on', () => {
    const room = new BodyRoom({ atOnce: { ofNetwork: 80, ofAll: 100 }, perHour: 1_000 })
    const giveUp = vi.fn()
    room.enter(own('a'), 80, giveUp, () => true)
    expect(room.enter(own('b'), 30, giveUp)).toBeTypeOf('function')
    expect(giveUp).not.toHaveBeenCalled()
  })

  it('gives up nothing for a newcomer that gets none all the same', () => {
    const room = new BodyRoom({ atOnce: { ofNetwork: 80, ofAll: 100 }, perHour: 1_000 })
    const giveUp = vi.fn()
    for (const bytes of [40, 35]) room.enter(own('a'), bytes, giveUp)
    room.enter(own('b'), 25, giveUp)
    expect(room.enter(own('c'), 70, giveUp)).toBe('busy')
    expect(giveUp).not.toHaveBeenCalled()
  })

  it('counts neither what is refused nor what is never received', () => {
    const room = new BodyRoom(limits)
    const leave = leaveOf(room.enter(own('a'), 40, vi.fn()))
    for (let time = 0; time < 20; time += 1) expect(room.enter(own('a'), 40, vi.fn())).toBe('busy')
    leave(30)
    leave(30)
    for (const bytes of [40, 40]) leaveOf(room.enter(own('a'), bytes, vi.fn()))()
    expect(room.enter(own('a'), 11, vi.fn())).toBe('tooMany')
    expect(room.enter(own('a'), 10, vi.fn())).toBeTypeOf('function')
  })

  it('counts nothing for who finds no room among others', () => {
    const room = new BodyRoom(limits)
    const leaves = ['a', 'b', 'c', 'd'].map((name) => leaveOf(room.enter(own(name), 25, vi.fn())))
    for (let time = 0; time < 20; time += 1) expect(room.enter(own('e'), 40, vi.fn())).toBe('busy')
    for (const leave of leaves) leave()
    expect(room.enter(own('e'), 40, vi.fn())).toBeTypeOf('function')
  })
})
