// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { bridgeActions, translateMenu } from '@/lib/storefront/runtime/live-preview/menu-words'
import { menuWords } from '@/lib/studio/frame/menu-words'
import { studioLanguages } from '@/lib/studio/i18n'

const bridge = 'node_modules/@storyblok/preview-bridge/dist/esm/bridge-private.js'

beforeEach(() => {
  document.body.innerHTML = `<div class="storyblok__overlay"><div class="storyblok__overlay-menu">
    <button class="storyblok__overlay-menu-btn-parent"></button>
    <button class="storyblok__overlay-menu-btn-action"></button>
    <div class="storyblok__actions-menu"></div></div></div>`
})

/** As the bridge does it whenever a block is selected. */
const draw = () => {
  const menu = document.querySelector('.storyblok__actions-menu')
  if (menu)
    menu.innerHTML = bridgeActions
      .map((action) => `<button class="storyblok__actions-menu__menu-item">${action}</button>`)
      .join('')
}
const shown = () =>
  [...document.querySelectorAll('.storyblok__actions-menu__menu-item')].map(({ textContent }) => textContent)

describe('the menu of the bridge', () => {
  it('has the actions that are known here, and no other', () => {
    const found = [...readFileSync(bridge, 'utf8').matchAll(/innerHTML:(?:"([^"]*)"|`([^`]*)`)/g)]
    expect(found.map(([, text]) => text)).toEqual([...bridgeActions])
  })

  it.each(studioLanguages)('speaks %s, also when it is drawn again', async (language) => {
    const words = menuWords(language)
    const { 'Move Forward': down, 'Move Backward': up, Delete: last, ...others } = words.actions
    const wanted = [...Object.values(others), up, down, last]
    draw()
    const end = translateMenu(document, words)
    expect(shown()).toEqual(wanted)
    draw()
    await new Promise((resolve) => setTimeout(resolve))
    expect(shown()).toEqual(wanted)
    expect(document.querySelector('.storyblok__overlay-menu')?.getAttribute('lang')).toBe(language)
    const titles = [...document.querySelectorAll('[title]')].map((button) => button.getAttribute('title'))
    expect(titles).toEqual([words.parents, words.more])
    end()
    draw()
    await new Promise((resolve) => setTimeout(resolve))
    expect(shown()).toEqual([...bridgeActions])
  })

  it('stands in the gap before its block, at the end of the line', () => {
    draw()
    translateMenu(document, menuWords('de'))
    const { style } = document.querySelector<HTMLElement>('.storyblok__overlay-menu') ?? document.body
    const [top, height] = [style.top, style.height].map(Number.parseFloat)
    expect((top ?? 0) + (height ?? 0)).toBeLessThanOrEqual(0)
    expect(height).toBeLessThanOrEqual(24)
    expect(style.right).not.toBe('')
  })
})
