import { screenPath, screens } from '@/lib/platform/markets/screens'
import { violations } from '../fixtures/e2e/axe'
import { crawl } from '../fixtures/e2e/crawl'
import { customers } from '../fixtures/e2e/customer'
import { markets } from '../fixtures/e2e/seeded'
import { expect, test } from '../fixtures/e2e/test'
import { watchFaults, withoutGivenUp } from '../fixtures/e2e/watch'
import { wrongWords } from '../fixtures/e2e/wrong-words'

const { customerIn } = customers()

/** Pages that other tests publish for a moment. */
const isOfTest = (path: string) => path.includes('/e2e-')
const isDocument = (path: string) => !/\.(?:pdf|xml|webmanifest)$/.test(path)

for (const market of markets) {
  const isOwn = (path: string) => path.startsWith(`/${market.code}/`) && !isOfTest(path)

  test(`a guest of ${market.code} follows every link, and none is broken or in another language`, async ({
    ask,
    address,
    page,
  }) => {
    test.setTimeout(600_000)
    const crawled = await crawl(ask, { origin: address, start: `/${market.code}/`, mayFollow: isOwn })
    expect(crawled.length).toBeGreaterThan(100)
    const broken = crawled.filter(({ status }) => status >= 400)
    expect(broken.map(({ path, status, from }) => `${path}: ${status}, linked on ${from}`)).toEqual([])
    const wrong: string[] = []
    for (const { path, status, html } of crawled) {
      if (status !== 200 || !isDocument(path)) continue
      for (const words of await wrongWords(page, html)) wrong.push(`${path}: ${words}`)
    }
    expect(wrong).toEqual([])
  })

  test(`a customer of ${market.code} follows every link of the account, without a fault`, async ({
    address,
    page,
  }) => {
    test.setTimeout(300_000)
    await customerIn(page, address, market.shopLocale)
    const account = screenPath(market, 'account')
    const isOfAccount = (path: string) => path.startsWith(account) && isDocument(path)
    const crawled = await crawl(
      async (path) => {
        const answer = await page.request.get(path, { maxRedirects: 0 })
        return { status: answer.status(), headers: answer.headers(), body: await answer.text() }
      },
      { origin: address, start: account, mayFollow: isOfAccount },
    )
    const guarded = Object.values(screens).filter(({ access }) => access === 'account')
    // Neither the balance, which this shop does not offer, nor the detail of an order, which there is not.
    expect(crawled.length).toBeGreaterThanOrEqual(guarded.length - 2)
    expect(crawled.filter(({ status }) => status >= 400)).toEqual([])
    const faults = watchFaults(page, address)
    for (const { path, status } of crawled) {
      if (status !== 200) continue
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await violations(page), path).toEqual([])
      expect(await wrongWords(page, await page.content()), path).toEqual([])
    }
    expect(withoutGivenUp(faults)).toEqual([])
  })
}
