// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepMenus, placeOfMenu } from '@/lib/storefront/runtime/live-preview/keep-menus'

it.each([
  ['below its bar', { top: 100, bottom: 124 }, 250, 'below'],
  ['above it where there is too little room below', { top: 500, bottom: 524 }, 250, 'above'],
  ['below it where it fits nowhere and more room is there', { top: 100, bottom: 124 }, 900, 'below'],
  ['above it where it fits nowhere and more room is there', { top: 500, bottom: 524 }, 900, 'above'],
])('a menu of the bridge opens %s, no higher than its room', (_, around, height, side) => {
  const placed = placeOfMenu(around, height, 700)
  expect(placed.side).toBe(side)
  expect(placed.room).toBeLessThanOrEqual(side === 'below' ? 700 - around.bottom : around.top)
})

let end: () => void
const menus = () => [...document.querySelectorAll<HTMLElement>('[class$="s-menu"]')]
beforeEach(() => {
  document.body.innerHTML = `<p>Text</p><div class="storyblok__overlay-menu">
    <button class="storyblok__overlay-menu-btn-parent">1</button>
    <button class="storyblok__overlay-menu-btn-action">2</button>
    <div class="storyblok__actions-menu"><button>3</button></div>
    <div class="storyblok__breadcrumbs-menu"></div></div>`
  end = keepMenus(document)
  for (const menu of menus()) menu.style.display = 'block'
})
afterEach(() => end())

const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
const point = (at: string) =>
  document.querySelector(at)?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
it.each<[string, () => void, string]>([
  ['close by Escape', () => press('Escape'), 'none'],
  ['stay with other keys', () => press('a'), 'block'],
  ['close by a click beside them', () => point('p'), 'none'],
  ['stay with a click on them', () => point('.storyblok__actions-menu button'), 'block'],
  ['close by a click in the editor around the frame', () => window.dispatchEvent(new Event('blur')), 'none'],
])('menus of the bridge %s', (_, act, display) => {
  act()
  expect(menus().map(({ style }) => style.display)).toEqual([display, display])
})
