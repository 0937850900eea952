import { openAlive } from '../fixtures/e2e/soft'
import { expect, test } from '../fixtures/e2e/test'

// The dialog is at its place at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the enlarged picture pages by swipe @phone', async ({ page, context, isMobile }) => {
  test.skip(!isMobile, 'it takes a touch screen')
  await openAlive(page, '/de/kleidung/')
  const [product = ''] = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  await openAlive(page, product)
  await page.locator('[commandfor$=zoom]').filter({ visible: true }).first().click()
  const picture = page.getByRole('dialog').getByRole('region')
  const first = (await picture.getAttribute('aria-label')) ?? ''
  const box = await picture.boundingBox()
  if (!box) throw new Error('The picture is not in sight')
  const session = await context.newCDPSession(page)
  const y = box.y + box.height / 2
  const swipe = async (from: number, to: number) => {
    const at = (share: number) => ({ x: box.x + box.width * share, y })
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(from)] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at((from + to) / 2)] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(to)] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe(0.8, 0.2)
  await expect(picture).not.toHaveAttribute('aria-label', first)
  await swipe(0.2, 0.8)
  await expect(picture).toHaveAttribute('aria-label', first)
})
