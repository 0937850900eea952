import { expect, test } from 'vitest'
import { type Control, controlsOf, isChanged } from '@/lib/storefront/screens/forms/answers'

const saved = { name: 'Mila', terms: 'yes', birthday: '2027-03-31' }
const tick = (name: string, checked: boolean): Control => ({ name, type: 'checkbox', value: 'yes', checked })
const typed = (name: string, value: string): Control => ({ name, type: 'text', value })
const chosen = (name: string, value: string): Control => ({ name, type: 'radio', value, checked: true })

test.each<[Control, boolean]>([
  [typed('name', 'Mila'), false],
  [typed('name', ''), true],
  [typed('street', ''), false],
  [typed('street', 'Gasse 1'), true],
  [tick('terms', true), false],
  [tick('terms', false), true],
  [tick('news', true), true],
  [tick('news', false), false],
  [chosen('pay', 'card'), true],
  [typed('birthday-month', '03'), false],
  [typed('birthday-month', '04'), true],
  [typed('birthday-year', ''), true],
  [typed('delivery-day', ''), false],
  [typed('delivery-day', '1'), true],
])('whether %j differs from what is saved: %s', (control, expected) => {
  expect(isChanged(control, saved)).toBe(expected)
})

test('a date has a control for each of its parts', () => {
  expect(controlsOf({ name: 'birthday', kind: 'date' })).toEqual([
    'birthday-day',
    'birthday-month',
    'birthday-year',
  ])
  expect(controlsOf({ name: 'terms', kind: 'checkbox' })).toEqual(['terms'])
})
