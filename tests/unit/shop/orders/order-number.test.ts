import { describe, expect, it } from 'vitest'
import { orderNumber } from '@/lib/shop/orders/order-number'
import { checkDigitOf, hasCheckDigit } from '@/schemas/api/check-digit'
import { orderNumber as typed } from '@/schemas/api/orders'

const key = 'a key of the tests'
const numbers = Array.from({ length: 3_000 }, (_, index) => orderNumber(index + 1, key))

describe('The number of an order', () => {
  it('has nine digits with a check digit, and is never given twice', () => {
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const number of numbers) expect(number).toMatch(/^[1-9]\d{8}$/)
    expect(numbers.every(hasCheckDigit)).toBe(true)
  })

  it('is the same for the same key, and another for another', () => {
    expect(orderNumber(7, key)).toBe(numbers[6])
    expect(orderNumber(7, 'another key')).not.toBe(numbers[6])
  })

  it('does not tell how many orders there are: no distance between neighbours comes again and again', () => {
    const distances = numbers.slice(1).map((number, index) => Number(number) - Number(numbers[index]))
    expect(new Set(distances).size).toBeGreaterThan(numbers.length * 0.99)
    const rising = distances.filter((distance) => distance > 0).length / distances.length
    expect(Math.abs(rising - 0.5)).toBeLessThan(0.05)
    const mean = numbers.reduce((sum, number) => sum + Number(number), 0) / numbers.length
    expect(Math.abs(mean / 550_000_000 - 1)).toBeLessThan(0.05)
  })

  it('has ten digits after the last number of nine', () => {
    const last = 90_000_000
    expect(orderNumber(last, key)).toMatch(/^\d{9}$/)
    expect(orderNumber(last + 1, key)).toMatch(/^[1-9]\d{9}$/)
    expect(hasCheckDigit(orderNumber(last + 1, key))).toBe(true)
  })
})

describe('A typed number of an order', () => {
  const refusalOf = (number: string) => typed.safeParse(number).error?.issues.map(({ code }) => code)
  const [number = ''] = numbers

  it('has the check digit of Damm', () => {
    expect(checkDigitOf('572')).toBe('4')
  })

  it('is told as mistyped for each wrong digit, and each swap of neighbours', () => {
    for (let place = 0; place < number.length; place += 1) {
      for (let digit = 0; digit < 10; digit += 1) {
        if (String(digit) === number[place]) continue
        const wrong = number.slice(0, place) + digit + number.slice(place + 1)
        expect(refusalOf(wrong)).toEqual(['custom'])
      }
      const [one, other] = [number[place], number[place + 1]]
      if (other === undefined || one === other) continue
      expect(refusalOf(number.slice(0, place) + other + one + number.slice(place + 2))).toEqual(['custom'])
    }
  })

  it('may have spaces, and may be one of eight digits from before there were check digits', () => {
    expect(typed.parse(`# ${number.slice(0, 3)} ${number.slice(3)}`)).toBe(number)
    expect(typed.parse('71803399')).toBe('71803399')
    expect(refusalOf('1234')).toEqual(['invalid_format'])
  })
})
