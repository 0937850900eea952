import { describe, expect, it } from 'vitest'
import { distinguishingAttribute } from '@/lib/shop/catalogue/rows'
import { facetAttributes } from '@/lib/shop/listing/facets'
import { isBulky, isOnlineOnly, isPersonalised } from '@/lib/shop/rules/online-only'
import { titleValues } from '@/lib/shop/rules/product-title'

describe('an attribute of a product', () => {
  it.each([
    ['personalisierterArtikel', '1'],
    ['bulkyOrLoad', 'j'],
    ['vppArticle', 'J'],
    ['virtuelleBundles', '1'],
  ])('%s = %j sells it online only', (name, value) => {
    expect(isOnlineOnly({ buyable: true, attributes: { [name]: value } })).toBe(true)
    expect(isOnlineOnly({ buyable: true, attributes: {} })).toBe(false)
  })

  it('personalisierterArtikel = 1 means personalised, and nothing else does', () => {
    expect(['1', '0', 'j', ''].map((value) => isPersonalised({ personalisierterArtikel: value }))).toEqual([
      ...[true, false, false, false],
    ])
  })

  it('bulkyOrLoad = j means bulky, and nothing else does', () => {
    expect(['j', 'J', '1', 'n'].map((value) => isBulky({ bulkyOrLoad: value }))).toEqual([
      ...[true, false, false, false],
    ])
  })

  it.each(['farbe', 'vppdimension', 'masse', 'asGro', 'doppelgroesse'])('%s ends its title', (name) => {
    const attributes = { [name]: 'x' }
    expect(titleValues({ attributes, variants: [{ attributes }] })).toEqual([[name, 'x']])
  })

  it.each([
    'asGro',
    'doppelgroesse',
    'vppdimension',
    'masse',
    'auswahlWalz',
    'dimAlterGeeignetAb',
    'motivtext',
    'farbe',
  ])('%s is chosen where its variants differ in it', (name) => {
    type Rows = Parameters<typeof distinguishingAttribute>[0]
    const rows = ['a', 'b'].map((value) => ({
      variant: { attributes: { [name]: value } },
    })) as unknown as Rows
    expect(distinguishingAttribute(rows)).toBe(name)
  })

  it('dimAlterGeeignetAb is the filter by age', () => {
    expect(facetAttributes.age).toEqual(['dimAlterGeeignetAb'])
  })
})
