import { expect, it } from 'vitest'
import { newsOf } from '@/lib/shop/feeds/told'

const hour = 60 * 60_000

/** What runs an hour apart come to: `A` is a file that waits; and after which of them there is a mail. */
it.each([
  ['a feed that fails and is well again', 'failed failed well well', '1010'],
  ['files that wait, each once', 'A A B A B', '10100'],
  ['a file that waits again after a fault', 'A failed A A', '1110'],
  ['a fault at every other run', 'A failed A failed A failed A failed A failed', '1111110000'],
  ['other files, with a good one after each', 'A well B well C well D well E', '111111000'],
  ['the same file, after a good one', 'A well A', '111'],
  ['a fault, with a good one after each', 'failed well failed well failed well failed well', '11111100'],
  ['faulty rows', 'partly partly A partly', '1011'],
  ['what was too much of a day, a day later', `A B C D ${'D '.repeat(21)}`.trim(), `1110${'0'.repeat(20)}1`],
])('the merchant is mailed of %s', (_, runs, expected) => {
  let told: string | null = null
  const mailed = runs.split(' ').map((run, index) => {
    const isFile = /^[A-Z]$/.test(run)
    const news = newsOf(told, {
      ...{ state: isFile ? 'held' : (run as 'failed'), file: isFile ? run.repeat(8) : undefined },
      at: (index + 1) * hour,
    })
    told = news.told
    return news.isNews ? '1' : '0'
  })
  expect(mailed.join('')).toBe(expected)
})

it.each([
  ['failed 3fa2b1c9@l8q2x', 'failed', false],
  ['held 3fa2b1c9@l8q2x', 'failed', true],
  ['failed', 'failed', false],
] as const)('reads what earlier versions have kept: %s', (before, state, isNews) => {
  expect(newsOf(before, { state, file: undefined, at: hour }).isNews).toBe(isNews)
})
