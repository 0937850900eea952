import { expect, it } from 'vitest'
import { asksForHelp, misreadInWords } from '@/lib/platform/command-line'
import { readFeedsCommand } from '@/lib/shop/feeds'
import { readOptions } from '@/lib/shop/import/options'
import { readOrderCommand } from '@/lib/shop/merchant/commands'
import { readVoucherCommand } from '@/lib/shop/vouchers/commands'

const usage = 'Usage: …'
const orders = (...args: string[]) => readOrderCommand(args)
const vouchers = (...args: string[]) => readVoucherCommand(args, 'baby')

it.each([
  ['a carrier', orders('shipped', '71803427', '--carrier', 'pinguin'), /^--carrier: /],
  ['an amount', orders('refund', '71803427', '--amount', 'x'), /^--amount: x is not a sum/],
  ['a day', orders('list', '--since', 'x'), /^--since: x is not a date/],
  ['a status', orders('list', '--status', 'x'), /^--status is one of/],
  ['a form', orders('export', '--format', 'x'), /^--format is csv or json/],
  [
    'a percentage',
    vouchers('create', 'a', '--code', 'A', '--percent', '200', '--label', 'de=A'),
    /^--percent is/,
  ],
  ['a market of an import', readOptions(['a', '--locale', 'x'], 'baby'), /^The brand baby has no market x/],
])('says alone what is wrong with %s', (_, read, sentence) => {
  if (read.ok) throw new Error('it was understood')
  expect(misreadInWords(read, usage)).toMatch(sentence)
})

it.each([
  ['no command', orders()],
  ['an unknown command', orders('x')],
  ['an order that is not named', orders('show')],
  ['an option that is missing', orders('refund', '71803427')],
  ['an unknown option', orders('show', '71803427', '--x', 'y')],
  ['a voucher that is not named', vouchers('create')],
  ['a market that is not named', readFeedsCommand(['show'])],
  ['no file', readOptions([], 'baby')],
])('says how the command is used for %s', (_, read) => {
  if (read.ok) throw new Error('it was understood')
  expect(misreadInWords(read, usage)).toBe(`${usage}\n\n${read.problem}`)
})

it('says of an unknown option that there is none, and nothing of signs before it', () => {
  const read = orders('show', '71803427', '--x', 'y')
  if (read.ok) throw new Error('it was understood')
  expect(misreadInWords(read, usage)).toBe(`${usage}\n\nUnknown option '--x'`)
})

it.each([[['--help']], [['refund', '--help']], [['-h']], [['help']]])('%j asks for help', (args) =>
  expect(asksForHelp(args)).toBe(true),
)

it.each([[[]], [['list']], [['note', 'help']]])('%j asks for none', (args) =>
  expect(asksForHelp(args)).toBe(false),
)
