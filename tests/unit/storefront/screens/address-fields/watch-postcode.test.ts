import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Places, watchPostcode } from '@/lib/storefront/screens/address-fields/watch-postcode'

class Input extends EventTarget {
  value = ''
  type(value: string) {
    this.value = value
    this.dispatchEvent(new Event('input'))
  }
}

const berlin = [{ postcode: '10115', place: 'Berlin' }]
const two = [
  { postcode: '01945', place: 'Ruhland' },
  { postcode: '01945', place: 'Tettau' },
]

/** The controls, the requests that were made, and what was offered last. */
function watched(answer: Places | Error = berlin) {
  const [postcode, city] = [new Input(), new Input()]
  const asked: { typed: string; signal: AbortSignal }[] = []
  const offered: Places[] = []
  const find = async (typed: string, signal: AbortSignal) => {
    asked.push({ typed, signal })
    if (answer instanceof Error) throw answer
    return answer
  }
  const stop = watchPostcode({ postcode, city, find, offer: (places) => offered.push(places) })
  return { postcode, city, asked, offered, stop }
}

const pause = () => vi.advanceTimersByTimeAsync(300)

describe('a postcode that is typed', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('fills in its place, and says so to the form', async () => {
    const { postcode, city, offered } = watched()
    const told = vi.fn()
    city.addEventListener('input', told)
    postcode.type('10115')
    await pause()
    expect(city.value).toBe('Berlin')
    expect(told).toHaveBeenCalledOnce()
    expect(offered.at(-1)).toEqual(berlin)
  })

  it('is looked up when typing pauses, and only then', async () => {
    const { postcode, asked } = watched()
    for (const typed of ['101', '1011', '10115']) {
      postcode.type(typed)
      await vi.advanceTimersByTimeAsync(299)
    }
    expect(asked).toEqual([])
    await pause()
    expect(asked.map(({ typed }) => typed)).toEqual(['10115'])
  })

  it('needs three digits', async () => {
    const { postcode, asked, offered } = watched()
    postcode.type('10')
    await pause()
    expect(asked).toEqual([])
    expect(offered).toEqual([[]])
  })

  it('never replaces what was typed as the place', async () => {
    const { postcode, city } = watched()
    city.value = 'Berlin Mitte'
    postcode.type('10115')
    await pause()
    expect(city.value).toBe('Berlin Mitte')
  })

  it('replaces a place that was filled in', async () => {
    const { postcode, city } = watched([{ postcode: '1', place: 'Neu' }])
    postcode.type('10115')
    await pause()
    expect(city.value).toBe('Neu')
    city.value = 'Getippt'
    postcode.type('10117')
    await pause()
    expect(city.value).toBe('Getippt')
  })

  it('offers several places and fills in none', async () => {
    const { postcode, city, offered } = watched(two)
    postcode.type('01945')
    await pause()
    expect(offered.at(-1)).toEqual(two)
    expect(city.value).toBe('')
  })

  it('fills in nothing while it is not whole', async () => {
    const { postcode, city } = watched()
    postcode.type('1011')
    await pause()
    expect(city.value).toBe('')
  })

  it('gives up an earlier request, whose answer is not shown', async () => {
    const answers: ((places: Places) => void)[] = []
    const [postcode, city] = [new Input(), new Input()]
    const offer = vi.fn()
    const signals: AbortSignal[] = []
    watchPostcode({
      postcode,
      city,
      offer,
      find: (_, signal) => {
        signals.push(signal)
        return new Promise((resolve) => answers.push(resolve))
      },
    })
    postcode.type('10115')
    await pause()
    postcode.type('101')
    expect(signals[0]?.aborted).toBe(true)
    answers[0]?.(berlin)
    await pause()
    expect(city.value).toBe('')
    expect(offer).not.toHaveBeenCalledWith(berlin)
  })

  it('stays as it is when nothing can be found out', async () => {
    const { postcode, city } = watched(new Error('offline'))
    postcode.type('10115')
    await pause()
    expect([postcode.value, city.value]).toEqual(['10115', ''])
  })

  it('is not watched any more once that has ended', async () => {
    const { postcode, asked, stop } = watched()
    postcode.type('10115')
    stop()
    await pause()
    postcode.type('10117')
    await pause()
    expect(asked).toEqual([])
  })
})
