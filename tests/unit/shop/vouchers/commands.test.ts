import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readVoucherCommand } from '@/lib/shop/vouchers/commands'
import { generateCodes } from '@/lib/shop/vouchers/generate-code'

const read = (line: string) => readVoucherCommand(line.split(' '), 'baby')
const create = 'create v --label de=Los --percent 10 --code LOS'

describe('the command line of vouchers', () => {
  test('makes a series with all its terms', () => {
    const parsed = read(
      'create spring --label de=Los --label fr=Vas-y --percent 12.5 --max EUR=30 --min EUR=49.90 --locale de-de --from 2026-12-01 --to 2027-01-01T00:00:00+01:00 --goods brand:Luni --goods category:betten --except product:w1 --codes 3 --prefix lenz- --uses-per-customer 1',
    )
    if (!parsed.ok || parsed.command.name !== 'create') throw new Error(JSON.stringify(parsed))
    const { codes, ...voucher } = parsed.command.voucher
    expect(voucher).toEqual({
      id: 'spring',
      locales: ['de-de'],
      labels: { de: 'Los', fr: 'Vas-y' },
      dateFrom: '2026-11-30T23:00:00.000Z',
      dateTo: '2026-12-31T23:00:00.000Z',
      effect: { type: 'percentage', relative: 0.125, maxAmount: { EUR: 3000 } },
      minOrderValue: { EUR: 4990 },
      goods: { brands: ['Luni'], categories: ['betten'] },
      excluded: { products: ['w1'] },
      usesPerCode: 1,
      usesPerCustomer: 1,
    })
    expect(codes).toHaveLength(3)
    for (const code of codes) expect(code).toMatch(/^LENZ-[2-9B-DF-HJ-NP-TV-XZ]{12}$/)
  })

  test.each([
    [
      'Europe/Berlin',
      '--from 2026-12-01 --to 2026-12-31',
      '2026-11-30T23:00:00.000Z',
      '2026-12-31T23:00:00.000Z',
    ],
    [
      'Europe/Berlin',
      '--from 2026-03-28 --to 2026-03-29',
      '2026-03-27T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ],
    [
      'Europe/Lisbon',
      '--from 2026-12-01 --to 2026-12-01',
      '2026-12-01T00:00:00.000Z',
      '2026-12-02T00:00:00.000Z',
    ],
    ['Europe/Berlin', '--to 2026-12-31T12:00:00Z', undefined, '2026-12-31T12:00:00.000Z'],
  ])('has whole days of the shop in %s: %s', (zone, days, dateFrom, dateTo) => {
    const parsed = readVoucherCommand(`${create} ${days}`.split(' '), 'baby', zone)
    if (!parsed.ok || parsed.command.name !== 'create') throw new Error(JSON.stringify(parsed))
    expect([parsed.command.voucher.dateFrom, parsed.command.voucher.dateTo]).toEqual([dateFrom, dateTo])
    const card = readVoucherCommand(
      `gift-cards --currency EUR --balance 5 ${days.replace(/--from \S+ /, '')}`.split(' '),
      'baby',
      zone,
    )
    expect(card).toMatchObject({ command: { cards: [{ dateTo }] } })
  })

  test('makes a code for many, without a limit, in every market', () => {
    expect(read(`create v --label de=Los --amount EUR=5 --amount CHF=4.50 --code los`)).toMatchObject({
      command: { voucher: { codes: ['LOS'], effect: { amount: { EUR: 500, CHF: 450 } } } },
    })
    const parsed = read(create)
    if (!parsed.ok || parsed.command.name !== 'create') throw new Error(JSON.stringify(parsed))
    expect(parsed.command.voucher.usesPerCode).toBeUndefined()
    expect(parsed.command.voucher.locales).toContain('fr-ch')
  })

  test('makes a voucher for a market that is not open yet, where it is named', () => {
    vi.stubEnv('SHOP_MARKETS', 'de')
    onTestFinished(() => void vi.unstubAllEnvs())
    const localesOf = (line: string) => {
      const parsed = read(line)
      return parsed.ok && parsed.command.name === 'create' ? parsed.command.voucher.locales : parsed
    }
    expect(localesOf(create)).toEqual(['de-de'])
    expect(localesOf(`${create} --locale de-de --locale de-at`)).toEqual(['de-de', 'de-at'])
    expect(read(`${create} --locale fr-ch --min EUR=5`)).toMatchObject({
      problem: expect.stringMatching(/missing in CHF/),
    })
  })

  test('makes gift cards', () => {
    const parsed = read('gift-cards --currency chf --balance 25 --count 2')
    if (!parsed.ok || parsed.command.name !== 'gift-cards') throw new Error(JSON.stringify(parsed))
    expect(parsed.command.cards).toMatchObject([{ currency: 'CHF', balance: 2500 }, { balance: 2500 }])
  })

  test.each([
    ['', /no command/i],
    ['make', /no command make/],
    ['create', /create <id>/],
    ['create v --label de=Los --code A', /one of --percent/],
    [`${create} --free-shipping`, /one of --percent/],
    ['create v --label de=Los --percent 100 --code A', /below 100/],
    ['create v --percent 10 --code A', /labels/],
    ['create v --label de=Los --percent 10', /needs a code/],
    [`${create} --codes 0`, /whole number/],
    [`${create} --min EUR=5,00`, /not a sum/],
    [`${create} --min EUR=5`, /missing in CHF/],
    [`${create} --locale de-xx`, /no market de-xx/],
    [`${create} --from tomorrow`, /not a date/],
    [`${create} --to 2026-01-01 --from 2026-02-01`, /ends before/],
    [`${create} --goods luni`, /neither product/],
    [`${create} --colour red`, /colour/],
    [`${create} too`, /What is too/],
    ['gift-cards --currency EUR', /--balance/],
    ['gift-cards --currency USD --balance 5', /currency/],
    ['end', /end <id>/],
  ])('refuses “%s”', (line, problem) => {
    const parsed = readVoucherCommand(line === '' ? [] : line.split(' '), 'baby')
    expect(parsed.ok ? '' : parsed.problem).toMatch(problem)
  })

  test('never draws a code twice', () => {
    expect(new Set(generateCodes(2_000)).size).toBe(2_000)
  })
})

test('ends several at once, as the start of a public shop names them', () => {
  expect(readVoucherCommand(['end', 'welcome', 'DEMOKARTEEUR20'], 'baby')).toEqual({
    ...{ ok: true, command: { name: 'end', ids: ['welcome', 'DEMOKARTEEUR20'] } },
  })
})
