import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  boolean,
  collectIssues,
  datetime,
  hintsOf,
  number,
  option,
  requiredText,
  strictText,
  text,
  textarea,
} from '@/schemas/content'

const read = (schema: z.ZodType, value: unknown): unknown => {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : 'refused'
}

const label = 'Field'
const unset = [undefined, null, '']

describe('text', () => {
  test.each([...unset, '   ', '\n'])('%j is unset', (value) => {
    expect(read(text({ label }), value)).toBeUndefined()
    expect(read(textarea({ label }), value)).toBeUndefined()
    expect(read(requiredText({ label }), value)).toBe('refused')
  })

  test.each([
    ['Größe', 'Größe'],
    [' a ', ' a '],
    [56, '56'],
    [0, '0'],
  ])('%j is %j', (value, expected) => {
    expect(read(text({ label }), value)).toBe(expected)
    expect(read(requiredText({ label }), value)).toBe(expected)
  })

  test.each([true, {}, [], ['a'], 'x'.repeat(20_001)])(
    'is unset by what is no text, unless it must be there: %.20j',
    (value) => {
      expect(read(text({ label }), value)).toBeUndefined()
      expect(read(textarea({ label }), value)).toBeUndefined()
      expect(read(requiredText({ label }), value)).toBe('refused')
      expect(read(strictText({ label }), value)).toBe('refused')
    },
  )
})

describe('number', () => {
  test.each([...unset, '  '])('%j is unset', (value) => {
    expect(read(number({ label }), value)).toBeUndefined()
  })

  test.each([
    [3, 3],
    ['3', 3],
    [' 3 ', 3],
    ['2.5', 2.5],
    ['2,5', 2.5],
    ['-1', -1],
    [0, 0],
    ['0', 0],
  ])('%j is %j', (value, expected) => {
    expect(read(number({ label }), value)).toBe(expected)
  })

  test.each(['viele', '1.234,5', Number.NaN, Number.POSITIVE_INFINITY, true, {}, []])(
    '%j is no number and counts as unset',
    (value) => {
      expect(read(number({ label }), value)).toBeUndefined()
    },
  )

  test('out of its bounds it counts as unset and is reported, so that its block stays', () => {
    const columns = number({ label: 'Columns', min: 1, max: 4 })
    expect(read(columns, '4')).toBe(4)
    const { result, left } = collectIssues(() => z.object({ columns }).parse({ columns: '5' }))
    expect(result).toEqual({ columns: undefined })
    expect(left).toEqual([{ message: expect.stringMatching(/^without Columns: .*4/) }])
    expect(hintsOf(columns)).toMatchObject({ type: 'number', label: 'Columns' })
  })
})

describe('boolean', () => {
  test.each(unset)('%j is its initial value', (value) => {
    expect(read(boolean({ label }), value)).toBe(false)
    expect(read(boolean({ label, initial: true }), value)).toBe(true)
  })

  test.each([
    [true, true],
    [false, false],
    ['true', true],
    ['false', false],
    ['1', true],
    ['0', false],
    [1, true],
    [0, false],
  ])('%j is %j', (value, expected) => {
    expect(read(boolean({ label, initial: !expected }), value)).toBe(expected)
  })

  test.each(['ja', 2, {}, [], 'constructor'])('%j is neither and counts as unset', (value) => {
    expect(read(boolean({ label }), value)).toBe(false)
    expect(read(boolean({ label, initial: true }), value)).toBe(true)
  })
})

describe('option', () => {
  const size = option({ label, values: { small: 'Small', large: 'Large' }, initial: 'small' })

  test('keeps a value of the list', () => {
    expect(read(size, 'large')).toBe('large')
  })

  test.each([...unset, 'huge', 'Large', 'constructor', '__proto__', 'toString', 7, true, {}, ['large']])(
    '%j is not on the list and counts as unset',
    (value) => {
      expect(read(size, value)).toBe('small')
    },
  )

  test('tells the editor what is on the list', () => {
    expect(hintsOf(size)).toMatchObject({
      type: 'option',
      options: [
        { value: 'small', name: 'Small' },
        { value: 'large', name: 'Large' },
      ],
    })
  })
})

describe('datetime', () => {
  test.each(unset)('%j is unset', (value) => {
    expect(read(datetime({ label }), value)).toBeUndefined()
  })

  test.each([
    ['2026-11-21 10:00', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21T10:00', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21 10:00:30', '2026-11-21T10:00:30.000Z'],
    ['2026-11-21 10:00:30.250', '2026-11-21T10:00:30.250Z'],
    ['2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21T10:00:00+01:00', '2026-11-21T09:00:00.000Z'],
    ['2026-11-21', '2026-11-21T00:00:00.000Z'],
    ['2026-03-29 02:30', '2026-03-29T02:30:00.000Z'],
  ])('%s means %s, wherever the machine stands', (value, expected) => {
    const zone = process.env.TZ
    try {
      for (const TZ of ['UTC', 'America/New_York', 'Europe/Berlin']) {
        process.env.TZ = TZ
        expect(read(datetime({ label }), value)).toBe(expected)
      }
    } finally {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    }
  })

  test.each(['morgen', '1', '21.11.2026', '2026-13-01 10:00', 'November 21, 2026', 1_795_255_200, {}, []])(
    'refuses %j',
    (value) => {
      expect(read(datetime({ label }), value)).toBe('refused')
    },
  )
})
