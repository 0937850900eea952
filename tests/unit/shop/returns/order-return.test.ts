import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkReturn, leadingReason, returnableLines } from '@/lib/shop/returns/order-return'
import { type ReturnReason, returnReasons } from '@/schemas/shop'
import { testOrder } from '../../../fixtures/test-order'

const order = (status: 'placed' | 'partlyShipped' | 'shipped' | 'returned' = 'shipped') =>
  testOrder({
    status,
    lines: [
      { quantity: 3, shipmentId: 1 },
      { shipmentId: null },
      { isDigital: true },
      { shipmentId: 1, inscription: 'Zoë' },
    ],
  })
const announced = (lineId: number, quantity: number) => ({ lines: [{ lineId, quantity }] })
const leftOf = (...given: Parameters<typeof returnableLines>) =>
  returnableLines(...given).map(({ line, left }) => [line.id, left])

describe('what can be sent back', () => {
  it.each([
    ['placed', []],
    [
      'partlyShipped',
      [
        [1, 3],
        [4, 1],
      ],
    ],
    [
      'shipped',
      [
        [1, 3],
        [4, 1],
      ],
    ],
    ['returned', []],
  ] as const)('of an order that is %s is what was sent by parcel: %j', (status, left) => {
    expect(leftOf(order(status), [])).toEqual(left)
  })

  it('is less by what was announced', () => {
    expect(leftOf(order(), [announced(1, 1), announced(1, 1), announced(4, 1)])).toEqual([[1, 1]])
  })
})

describe('an announcement', () => {
  const check = (
    quantities: [number, number][],
    reason: (typeof returnReasons)[number] = 'none',
    isLate = false,
    takesMade = false,
  ) =>
    checkReturn(returnableLines(order(), []), {
      ...{ isLate, takesMade, quantities: new Map(quantities) },
      reasons: new Map(quantities.map(([id]) => [id, reason])),
    })

  it.each(returnReasons)('for %s comes in time, or after it only for a fault', (reason) => {
    expect(check([[1, 1]], reason).ok).toBe(true)
    const isFault = reason === 'damaged' || reason === 'wrong'
    expect(check([[1, 1]], reason, true)).toEqual(
      isFault
        ? { ok: true, lines: [{ lineId: 1, quantity: 1, reason }] }
        : { ok: false, errors: { 'reason-1': 'tooLateToReturn' } },
    )
  })

  it.each([
    ['nothing', [], { lines: 'nothingChosen' }],
    ['only what is kept', [[1, 0]], { lines: 'nothingChosen' }],
    ['more than was sent', [[1, 4]], { lines: 'notReturnable' }],
    ['what was not sent', [[2, 1]], { lines: 'notReturnable' }],
    ['a download', [[3, 1]], { lines: 'notReturnable' }],
    ['a line of another order', [[99, 1]], { lines: 'notReturnable' }],
    ['less than nothing', [[1, -1]], { lines: 'notReturnable' }],
    ['half a piece', [[1, 0.5]], { lines: 'notReturnable' }],
  ] as const)('of %s is refused', (_, quantities, errors) => {
    expect(check(quantities.map(([id, count]) => [id, count]))).toEqual({ ok: false, errors })
  })

  it.each([
    ['none', false],
    ['fit', false],
    ['quality', false],
    ['damaged', true],
    ['wrong', true],
  ] as const)('of what was made to wishes, for the reason %s, is accepted: %s', (reason, ok) => {
    expect(check([[4, 1]], reason).ok).toBe(ok)
    expect(check([[4, 1]], reason, false, true).ok).toBe(true)
  })

  it('has a reason for each line, and none where none was given', () => {
    const wanted = {
      quantities: new Map([
        [1, 2],
        [4, 1],
      ]),
      isLate: false,
      takesMade: true,
    }
    expect(
      checkReturn(returnableLines(order(), []), { ...wanted, reasons: new Map([[1, 'damaged']]) }),
    ).toEqual({
      ok: true,
      lines: [
        { lineId: 1, quantity: 2, reason: 'damaged' },
        { lineId: 4, quantity: 1, reason: 'none' },
      ],
    })
  })

  it('is refused at the lines whose reason does not do', () => {
    const wanted = {
      quantities: new Map([
        [1, 1],
        [4, 1],
      ]),
      takesMade: false,
    }
    const refused = (isLate: boolean, one: ReturnReason, other: ReturnReason) =>
      checkReturn(returnableLines(order(), []), {
        ...{ ...wanted, isLate },
        reasons: new Map([
          [1, one],
          [4, other],
        ]),
      })
    expect(refused(true, 'wrong', 'fit')).toEqual({ ok: false, errors: { 'reason-4': 'notForReason' } })
    expect(refused(true, 'fit', 'wrong')).toEqual({ ok: false, errors: { 'reason-1': 'tooLateToReturn' } })
    expect(refused(false, 'fit', 'wrong').ok).toBe(true)
  })

  it.each([
    [['none', 'fit'], 'fit'],
    [['fit', 'damaged', 'none'], 'damaged'],
    [['none', 'none'], 'none'],
    [[], 'none'],
  ] as const)('for %j counts as one for %s', (reasons, leading) => {
    expect(leadingReason(reasons.map((reason) => ({ reason })))).toBe(leading)
  })

  it('never sends more back than was sent, in however many returns', () => {
    const choice = fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: -1, max: 5 })))
    fc.assert(
      fc.property(fc.array(fc.tuple(choice, fc.constantFrom(...returnReasons))), (tries) => {
        const all: { lines: { lineId: number; quantity: number }[] }[] = []
        for (const [quantities, reason] of tries) {
          const checked = checkReturn(returnableLines(order(), all), {
            ...{ isLate: false, takesMade: false, reasons: new Map(quantities.map(([id]) => [id, reason])) },
            quantities: new Map(quantities),
          })
          if (checked.ok) all.push(checked)
        }
        for (const { id, quantity } of order().lines) {
          const back = all.flatMap(({ lines }) => lines).filter(({ lineId }) => lineId === id)
          expect(back.reduce((sum, each) => sum + each.quantity, 0)).toBeLessThanOrEqual(quantity)
        }
      }),
    )
  })
})
