import { describe, expect, test } from 'vitest'
import { asksOldDevice, electronicsOf } from '@/lib/shop/rules/electronics'

describe('regulated electronics are known by the keys of their categories', () => {
  test.each([
    [['grossgerte'], 'grossgerte'],
    [['babyphones', 'bildschirme_und_monitore'], 'bildschirme_und_monitore'],
    [['klgerte_informationsu_telekommtechnik', 'pflege'], 'klgerte_informationsu_telekommtechnik'],
    [['kleidung', 'grossgerte_zubehoer'], undefined],
    [[], undefined],
  ])('%j', (keys, expected) => expect(electronicsOf(keys)).toBe(expected))
})

describe('an old device is asked about', () => {
  test.each([
    ['for what is collected at home', {}, true, true],
    ['for nothing else', {}, false, false],
    ['for what says so itself', { altgeraet: '1' }, false, true],
    ['not for what says that it is none', { altgeraet: '0' }, true, false],
  ])('%s', (_, attributes, isCollected, expected) =>
    expect(asksOldDevice(attributes, isCollected)).toBe(expected),
  )
})
