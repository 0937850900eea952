import { expect, test } from 'vitest'
import { formWords } from '@/lib/content/forms/words'
import { faultOf } from '@/lib/storefront/screens/forms/use-field-states'
import type { FormField } from '@/schemas/api/form'
import { testMarket } from '@/tests/fixtures/render'

test.each<[Partial<FormField>, string, string | undefined]>([
  [{ required: true }, ' ', 'Diese Angabe fehlt noch.'],
  [{ required: true }, 'da', undefined],
  [{}, '', undefined],
  [{ shortest: 5 }, 'vier', 'Mindestens 5 Zeichen.'],
  [{ shortest: 5 }, '', undefined],
  [{ longest: 3 }, 'vier', 'Höchstens 3 Zeichen.'],
  [{ kind: 'number', min: 2 }, '1', 'Mindestens 2.'],
  [{ kind: 'number', max: 2 }, '2,5', 'Höchstens 2.'],
  [{ kind: 'number' }, 'zwei', 'Bitte geben Sie eine Zahl ein.'],
  [{ kind: 'email' }, 'anna@', undefined],
])('the browser says of a field with %j that is left with “%s”: %s', (more, value, expected) => {
  const field: FormField = { name: 'f', kind: 'text', label: 'Feld', required: false, ...more }
  expect(faultOf(field, value, formWords(testMarket()).errors)).toBe(expected)
})
