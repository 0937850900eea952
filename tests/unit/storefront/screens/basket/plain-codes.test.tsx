import { expect, it } from 'vitest'
import { PlainCodes } from '@/lib/storefront/screens/basket/plain-codes'
import { basketWords } from '@/lib/storefront/screens/basket/words'
import { renderElement, testMarket } from '@/tests/fixtures/render'
import { usualConfiguration } from '@/tests/fixtures/usual-configuration'

const market = testMarket()
const words = basketWords(market, usualConfiguration() as never)
const voucher = { code: 'WILLKOMMEN10', label: '10 %' }
const giftCard = { code: 'KARTE', balance: 2_000 }

type Given = Parameters<typeof PlainCodes>[0]

const render = (basket: object, refused?: Given['refused']) =>
  renderElement(
    <PlainCodes basket={basket as Given['basket']} market={market} words={words} refused={refused} />,
  )

it.each([
  ['none', {}, false, 0],
  ['one', { giftCard }, true, 1],
  ['both', { voucher, giftCard }, true, 2],
])('a basket with codes says that one of each kind holds: %s', async (_, basket, isSaid, removals) => {
  const html = await render(basket)
  expect(html.includes(words.codes.oneOfEach)).toBe(isSaid)
  expect(html.match(/action="\/api\/basket\/codes\/(?:voucher|giftCard)\//g) ?? []).toHaveLength(removals)
})

it('a code that was refused stays in its field, which names the reason', async () => {
  const html = await render({}, { value: 'FALSCH', fault: 'Diesen Code kennen wir nicht.' })
  expect(html).toMatch(/<input[^>]*aria-describedby="code-fault"[^>]*value="FALSCH"/)
  expect(html).toMatch(/<p id="code-fault"[^>]*>Diesen Code kennen wir nicht\.</)
})
