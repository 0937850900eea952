import { describe, expect, it } from 'vitest'
import { scridOf, validScrid } from '@/lib/storefront/runtime/origin/scrid'

describe('a scrid is valid', () => {
  it.each(['1', '12345', 'aB3', 'ABCDE'])('%s', (text) => expect(validScrid(text)).toBe(text))
})

describe('a scrid is not valid', () => {
  it.each([
    ['above the limit of 5', '123456'],
    ['when it is empty', ''],
    ['when there is none', null],
    ['when there is none', undefined],
    ['with a space', '1 2'],
    ['with a line break', '12\n'],
    ['with an attribute of a cookie', '1;a=b'],
    ['with markup', '<b>'],
    ['with a letter of another script', '１２３'],
    ['when it is endless', '1'.repeat(100_000)],
  ])('%s', (_, text) => expect(validScrid(text)).toBeUndefined())
})

it.each([
  ['scrid=12', '12'],
  ['scrid=123456', undefined],
  ['', undefined],
])('is read from the cookies “%s”', (cookies, scrid) => expect(scridOf(cookies)).toBe(scrid))
