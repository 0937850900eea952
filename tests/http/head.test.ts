import { representativesOf } from '../fixtures/e2e/representatives'
import { markets, pagesOf } from '../fixtures/e2e/seeded'
import { expectHead } from '../fixtures/http/expected-head'
import { readHead } from '../fixtures/http/head'
import { expect, test } from '../fixtures/http/test'

for (const market of markets) {
  test(`the pages of ${market.code} that stand for all others say what they are, where and in which language`, async ({
    ask,
    address,
  }) => {
    // Each kind of page in one market, and the home page of the others.
    const pages =
      market.code === 'ch-fr' ? representativesOf(pagesOf(market.code)) : pagesOf(market.code).slice(0, 1)
    for (const seeded of pages) {
      const { status, body } = await ask(seeded.path)
      expect.soft(status, seeded.path).toBe(200)
      const head = readHead(body)
      expectHead(seeded, head, address)
      const isHidden = seeded.isSpecial || seeded.content.noindex === true
      expect.soft(head.robots?.includes('noindex') ?? false, seeded.path).toBe(isHidden)
    }
  })
}

for (const market of markets) {
  test(`the icons of ${market.code} are there, in their sizes`, async ({ ask }) => {
    const { icons: links } = readHead((await ask(`/${market.code}/`)).body)
    const manifest = JSON.parse((await ask(`/${market.code}/manifest.webmanifest`)).body)
    // A description would be a promise that the merchant has not made.
    expect(manifest).not.toHaveProperty('description')
    const { icons } = manifest
    const files: string[] = [...links, ...icons.map(({ src }: { src: string }) => src), '/favicon.ico']
    expect(links).toHaveLength(2)
    for (const file of files) {
      const answer = await ask(file)
      expect.soft(answer.status, file).toBe(200)
      expect.soft(answer.headers['content-type'], file).toBe('image/png')
    }
  })
}
