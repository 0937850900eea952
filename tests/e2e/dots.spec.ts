import type { Page } from '@playwright/test'
import { austrian, german, goods, shopperIn, swissFrench, swissGerman } from '../fixtures/e2e/checkout'
import { expect, test } from '../fixtures/e2e/shop-window'

/** The dots between parts that are seen first or last on a line of their block, with the words around them. */
const loneDots = (page: Page) =>
  page.evaluate(() => {
    const lone: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const isCutOff = (element: Element | null, box: DOMRect) => {
      for (let at = element; at; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at)
        const frame = at.getBoundingClientRect()
        if (overflowX !== 'visible' && (box.right <= frame.left + 1 || box.left >= frame.right - 1))
          return true
      }
      return false
    }
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? ''
      const element = node.parentElement
      if (!element?.checkVisibility() || !text.includes('·')) continue
      const block = element.closest('p, li, dd, dt, td, h1, h2, h3, figcaption, footer, label, summary')
      if (!block) continue
      const words = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      const others: DOMRect[] = []
      for (let other = words.nextNode(); other; other = words.nextNode()) {
        const range = document.createRange()
        for (const match of (other.textContent ?? '').matchAll(/[^\s·]+/g)) {
          range.setStart(other, match.index)
          range.setEnd(other, match.index + match[0].length)
          others.push(...range.getClientRects())
        }
      }
      for (const match of text.matchAll(/·/g)) {
        const range = document.createRange()
        range.setStart(node, match.index)
        range.setEnd(node, match.index + 1)
        const box = range.getBoundingClientRect()
        if (box.width === 0 || isCutOff(element, box)) continue
        const inLine = others.filter(({ top, bottom }) => top < box.bottom - 3 && bottom > box.top + 3)
        const isFirst = !inLine.some(({ right }) => right <= box.left + 2)
        const isLast = !inLine.some(({ left }) => left >= box.right - 2)
        if (isFirst || isLast) lone.push(`${isFirst ? 'first' : 'last'}: ${block.textContent}`)
      }
    }
    return lone
  })

const widths = [320, 360, 390, 480, 640, 768, 900, 1024, 1280, 1440]

for (const market of [german, austrian, swissGerman, swissFrench])
  test(`no line of the order in ${market.locale} begins or ends with the dot between two parts`, async ({
    page,
    address,
  }) => {
    const lookAt = async (path: string) => {
      await page.goto(path, { waitUntil: 'load' })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect(await loneDots(page), `${path} at ${width}`).toEqual([])
      }
    }
    const shopper = shopperIn(page, address, market)
    await shopper.put(goods.body, goods.pram)
    await lookAt(market.checkout)
    await shopper.begin()
    await shopper.enterGuest()
    await lookAt(`${market.checkout}?step=address`)
    await shopper.enterAddress()
    await lookAt(`${market.checkout}?step=payment`)
    await shopper.choose(market.card)
    await lookAt(`${market.checkout}?step=review`)
    const number = await shopper.pay()
    await lookAt(`${market.thanks}?order=${number}`)
    await shopper.put(goods.body, goods.pram)
    const code = market.checkout.split('/')[1]
    await lookAt(code === 'ch-fr' ? '/ch-fr/panier/' : `/${code}/warenkorb/`)
  })
