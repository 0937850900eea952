import { describe, expect, test } from 'vitest'
import { readOrderCommand } from '@/lib/shop/merchant/commands'
import { orderUsage } from '@/lib/shop/merchant/usage'

const read = (line: string) =>
  readOrderCommand(line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [])

describe('the command line of orders', () => {
  test.each([
    ['list', { name: 'list', filter: {}, limit: 50 }],
    [
      'list --status placed --since 2026-12-01 --email Some@Example.com --limit 5',
      {
        name: 'list',
        filter: { status: 'placed', since: new Date('2026-12-01'), email: 'some@example.com' },
        limit: 5,
      },
    ],
    ['show 12345678', { name: 'show', number: '12345678' }],
    ['export --format csv', { name: 'export', format: 'csv', filter: {} }],
    [
      'export --format json --status shipped --since 2026-12-01T08:00:00+01:00',
      {
        name: 'export',
        format: 'json',
        filter: { status: 'shipped', since: new Date('2026-12-01T07:00:00Z') },
      },
    ],
    ['paid 12345678', { name: 'paid', number: '12345678' }],
    [
      'shipped 12345678 --carrier dhl',
      {
        name: 'shipped',
        number: '12345678',
        parcel: { carrier: 'dhl', tracking: undefined, lines: undefined },
      },
    ],
    [
      'shipped 12345678 --carrier dhl --tracking "00 34" --lines 1,3',
      { name: 'shipped', number: '12345678', parcel: { carrier: 'dhl', tracking: '00 34', lines: [1, 3] } },
    ],
    [
      'shipped 12345678 --other-carrier "Bote Müller"',
      {
        name: 'shipped',
        number: '12345678',
        parcel: { carrier: 'Bote Müller', tracking: undefined, lines: undefined },
      },
    ],
    [
      'tracking 12345678 --tracking T2',
      { name: 'tracking', number: '12345678', correction: { carrier: undefined, tracking: 'T2' } },
    ],
    [
      'tracking 12345678 --parcel 2 --carrier DHL',
      {
        name: 'tracking',
        number: '12345678',
        parcel: 2,
        correction: { carrier: 'DHL', tracking: undefined },
      },
    ],
    ['cancel 12345678 --reason "sold out"', { name: 'cancel', number: '12345678', reason: 'sold out' }],
    [
      'refund 12345678 --amount 12.34',
      { name: 'refund', number: '12345678', amount: 1234, reason: undefined },
    ],
    [
      'refund 12345678 --amount 9 --reason scratched',
      { name: 'refund', number: '12345678', amount: 900, reason: 'scratched' },
    ],
    [
      'transferred 12345678 --amount 9',
      { name: 'transferred', number: '12345678', amount: 900, withoutAccount: false },
    ],
    [
      'transferred 12345678 --without-account yes',
      { name: 'transferred', number: '12345678', amount: undefined, withoutAccount: true },
    ],
    ['returned 12345678', { name: 'returned', number: '12345678' }],
  ])('takes “%s”', (line, command) => {
    expect(read(line)).toEqual({ ok: true, command })
  })

  test.each([
    ['', /no command/i],
    ['make', /no command make/],
    ['toString', /no command toString/],
    ['list 12345678', /What is 12345678/],
    ['list --status lost', /one of awaitingPayment/],
    ['list --since yesterday', /not a date/],
    ['list --limit 0', /whole number/],
    ['list --amount 5', /amount/],
    ['show', /show <number>/],
    ['show 1 2', /What is 2/],
    ['export', /--format is needed/],
    ['export --format xml', /csv or json/],
    ['shipped 1', /--carrier is needed/],
    ['shipped 1 --carrier dhl --lines 1,,3', /whole number/],
    ['shipped 1 --carrier dhl --lines 0', /whole number/],
    ['shipped 1 --carrier "a\u001b[2J"', /a line/],
    ['shipped 1 --carrier dlh', /knows no carrier dlh.*dhl, dpd.*--other-carrier "dlh"/],
    ['shipped 1 --carrier dhl --other-carrier x', /once/],
    ['transferred 1 --without-account no', /is yes, not no/],
    ['tracking 1', /What is right/],
    ['tracking 1 --tracking T2 --parcel 0', /whole number/],
    ['tracking 1 --carrier dlh', /knows no carrier/],
    ['delivery-note 1', /--folder is needed/],
    ['delivery-note --folder x', /Name the order/],
    ['delivery-note 1 --folder x --parcel 0', /whole number/],
    ['delivery-note 1 --folder x --parcel 1 --lines 2', /one of the two/],
    ['cancel 1', /--reason is needed/],
    ['cancel 1 --reason " "', /--reason is needed/],
    ['refund 1', /--amount is needed/],
    ['refund 1 --amount 12,34', /not a sum/],
    ['refund 1 --amount -5', /amount/],
    ['refund 1 --amount 0', /nothing/],
    ['refund 1 --amount 1.234', /not a sum/],
  ])('refuses “%s”', (line, problem) => {
    const parsed = read(line)
    expect(parsed.ok ? '' : parsed.problem).toMatch(problem)
  })

  test('is explained with every command', () => {
    for (const name of [
      'list',
      'show',
      'export',
      'paid',
      'shipped',
      'tracking',
      'delivery-note',
      'cancel',
      'refund',
      'returned',
    ])
      expect(orderUsage).toMatch(new RegExp(`^  ${name} `, 'm'))
  })
})
