import { expect, test } from 'vitest'
import { withoutOwned } from '@/lib/storefront/screens/basket/without-owned'

const colour = (number: string) => ({ number, label: number, href: '' })
const card = (number: string, ...colours: string[]) => ({ number, colours: colours.map(colour) })

const cards = [card('1'), card('2', '2', '3'), card('4', '4', '5')]

test.each([
  ['nothing in the basket', [], ['1', '2', '4']],
  ['the article itself', ['1'], ['2', '4']],
  ['another colour of it', ['5'], ['1', '2']],
  ['all of them', ['1', '2', '4'], []],
  ['other articles alone', ['9'], ['1', '2', '4']],
])('recommended beside %s', (_, owned, expected) => {
  expect(withoutOwned(cards, owned).map(({ number }) => number)).toEqual(expected)
})
