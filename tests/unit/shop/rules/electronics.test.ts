import { describe, expect, test } from 'vitest'
import { electronicsOf } from '@/lib/shop/rules/electronics'

describe('regulated electronics are known by the keys of their categories', () => {
  test.each([
    [['grossgerte'], 'grossgerte'],
    [['babyphones', 'bildschirme_und_monitore'], 'bildschirme_und_monitore'],
    [['klgerte_informationsu_telekommtechnik', 'pflege'], 'klgerte_informationsu_telekommtechnik'],
    [['kleidung', 'grossgerte_zubehoer'], undefined],
    [[], undefined],
  ])('%j', (keys, expected) => expect(electronicsOf(keys)).toBe(expected))
})
