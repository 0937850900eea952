// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { keepBar, shiftOfBar } from '@/lib/storefront/runtime/live-preview/keep-bar'

const frame = { width: 388, height: 700 }
const bar = (left: number, top: number) => ({ left, top, right: left + 120, bottom: top + 24 })

it.each<[string, ReturnType<typeof bar>, { top: number; bottom: number }, { x: number; y: number }]>([
  ['in the frame', bar(260, 175), { top: 200, bottom: 400 }, { x: 0, y: 0 }],
  ['of a slider that is wider than the frame', bar(368, 175), { top: 200, bottom: 400 }, { x: -104, y: 0 }],
  ['of a block that begins left of the frame', bar(-40, 175), { top: 200, bottom: 400 }, { x: 44, y: 0 }],
  ['of a block at the top of the page', bar(260, -25), { top: 0, bottom: 300 }, { x: 0, y: 29 }],
  ['of a block that begins far above', bar(260, -925), { top: -900, bottom: 300 }, { x: 0, y: 929 }],
  ['of a block that is not shown', bar(260, -925), { top: -900, bottom: -100 }, { x: 0, y: 0 }],
])('a bar %s is moved until it is seen whole', (_, at, block, shift) => {
  expect(shiftOfBar(at, block, frame)).toEqual(shift)
})

beforeEach(() => {
  document.body.innerHTML =
    '<div class="storyblok__overlay"><div class="storyblok__overlay-menu">Product slider</div></div>'
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 388, configurable: true })
})

it('the bar follows the block and the page, and is measured without its own shift', async () => {
  const [overlay, menu] = [...document.querySelectorAll<HTMLElement>('[class^=storyblok]')]
  if (!overlay || !menu) throw new Error('There is no bar')
  let left = 368
  const rect = (box: { left: number; top: number; right: number; bottom: number }) => box as DOMRect
  overlay.getBoundingClientRect = () => rect({ left: 16, top: 200, right: left + 120, bottom: 400 })
  menu.getBoundingClientRect = () => {
    const [x = 0] = menu.style.translate.split(' ').map((part) => Number.parseFloat(part) || 0)
    return rect(bar(left + x, 175))
  }
  const end = keepBar(document)
  expect(menu.style.translate).toBe('-104px 0px')
  window.dispatchEvent(new Event('resize'))
  expect(menu.style.translate).toBe('-104px 0px')
  left = 200
  overlay.style.width = '304px'
  await new Promise((resolve) => setTimeout(resolve))
  expect(menu.style.translate).toBe('')
  end()
  left = 368
  window.dispatchEvent(new Event('scroll'))
  expect(menu.style.translate).toBe('')
})
