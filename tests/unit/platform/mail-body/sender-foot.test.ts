import { expect, it } from 'vitest'
import { companyRegister } from '@/lib/platform/mail-body/sender-foot'

const company = { city: 'Wolkenau', register: 'HRB 7', representedBy: 'Wanda Wolke' }

it.each([
  ['DE', ['Sitz: Wolkenau', 'HRB 7', 'Vertreten durch: Wanda Wolke']],
  ['AT', ['Sitz: Wolkenau', 'HRB 7', 'Vertreten durch: Wanda Wolke']],
  ['CH', ['HRB 7', 'Wanda Wolke']],
] as const)('letters from %s say what the law there asks of companies', (country, said) => {
  expect(companyRegister({ ...company, country })).toEqual(said)
})
