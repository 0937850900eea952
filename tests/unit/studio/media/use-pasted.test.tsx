// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { usePasted } from '@/lib/studio/media/library/use-pasted'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const picture = new File(['x'], 'Wagen.png', { type: 'image/png' })
const taken: string[] = []

function Screen({ first }: { first?: readonly File[] }) {
  usePasted({ first, onPasted: (files) => taken.push(...files.map(({ name }) => name)) })
  return <input />
}

let leave: () => void = () => undefined
async function open(first?: readonly File[]) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  leave = () => act(() => root.unmount())
  await act(async () => root.render(<Screen {...(first && { first })} />))
  await act(async () => root.render(<Screen {...(first && { first })} />))
}

/** Whether the browser would still do what it does with a paste. */
const paste = (text: string, place: Element = document.body) => {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  const clipboardData = { getData: () => text, files: [picture] }
  return place.dispatchEvent(Object.assign(event, { clipboardData }))
}

afterEach(() => {
  leave()
  document.body.replaceChildren()
  taken.length = 0
})

it('takes a picture that is pasted anywhere on the screen, until it is left', async () => {
  await open()
  expect(paste('')).toBe(false)
  expect(taken).toEqual(['Wagen.png'])
  leave()
  paste('')
  expect(taken).toEqual(['Wagen.png'])
})

it('leaves words to the field into which they are pasted', async () => {
  await open()
  expect(paste('Wagen', document.querySelector('input') ?? undefined)).toBe(true)
  expect(taken).toEqual([])
})

it('takes what was pasted before it was there once', async () => {
  await open([picture])
  expect(taken).toEqual(['Wagen.png'])
})
