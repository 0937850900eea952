import { describe, expect, it } from 'vitest'
import { safetyGaps } from '@/lib/shop/rules'

const party = { name: 'Nuage SA', address: '1 rue du Lac', contact: 'info@nuage.example' }
const inside = { ...party, country: 'DE' }
const outside = { ...party, country: 'CN' }

describe('Who answers for the safety of goods', () => {
  it.each([
    ['nothing', undefined, ['manufacturer']],
    ['a manufacturer in the Union', { manufacturer: inside }, []],
    ['a manufacturer in the economic area', { manufacturer: { ...party, country: 'NO' } }, []],
    ['a manufacturer of an unknown country', { manufacturer: party }, ['country']],
    [
      'a manufacturer of an unknown country and a person without a contact',
      { manufacturer: party, responsible: { ...party, contact: ' ' } },
      ['country'],
    ],
    ['a manufacturer of an unknown country and a person', { manufacturer: party, responsible: inside }, []],
    ['a manufacturer without an address', { manufacturer: { ...inside, address: ' ' } }, ['manufacturer']],
    ['a manufacturer without a contact', { manufacturer: { ...inside, contact: '' } }, ['manufacturer']],
    ['a manufacturer outside', { manufacturer: outside }, ['responsible']],
    [
      'a manufacturer outside and an empty person',
      { manufacturer: outside, responsible: { ...party, name: '' } },
      ['responsible'],
    ],
    ['a manufacturer outside and a person', { manufacturer: outside, responsible: inside }, []],
    ['a person alone', { responsible: inside }, ['manufacturer']],
  ])('is missing, where %s is given: %j %j', (_, given, gaps) => {
    const safety = given && { warnings: {}, ...given }
    expect(safetyGaps(safety, 'DE')).toEqual(gaps)
    expect(safetyGaps(safety, 'CH')).toEqual([])
  })
})
