import { describe, expect, it } from 'vitest'
import {
  type Control,
  findTyped,
  forgetAllTyped,
  forgetTyped,
  keepTyped,
  readTyped,
  restoreTyped,
} from '@/lib/storefront/screens/step-forms/typed-values'

const text = (name: string, value = '', defaultValue = ''): Control => ({
  ...{ name, type: 'text', value, defaultValue },
})
const box = (name: string, value: string, checked: boolean, defaultChecked = false): Control => ({
  ...{ name, type: 'checkbox', value, checked, defaultChecked },
})
const radio = (value: string, checked: boolean, defaultChecked = false): Control => ({
  ...box('gender', value, checked, defaultChecked),
  type: 'radio',
})
const select = (value: string, chosen: number, initial?: number): Control => ({
  ...{ name: 'country', type: 'select-one', value },
  options: [0, 1].map((index) => ({ selected: index === chosen, defaultSelected: index === initial })),
})

/** A store of a tab, as browsers have it. */
function storeOf(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('what is typed', () => {
  it('is read by name, of boxes and radio buttons whether they are chosen', () => {
    const controls = [
      text('street', 'Musterweg 1'),
      box('newsletter', 'on', true),
      radio('f', false),
      radio('m', true),
    ]
    expect(readTyped(controls)).toEqual({
      street: 'Musterweg 1',
      'newsletter=on': true,
      'gender=f': false,
      'gender=m': true,
    })
  })

  it('leaves out what is hidden, secret or a button', () => {
    const hidden = ['hidden', 'password', 'file', 'submit', 'button'].map((type) => ({
      ...text('a', 'b'),
      type,
    }))
    expect(readTyped([...hidden, text('', 'nameless')])).toEqual({})
  })
})

describe('what was typed', () => {
  it('is put back into a form as the server sent it', () => {
    const controls = [
      text('street'),
      box('newsletter', 'on', false),
      radio('f', true, true),
      radio('m', false),
    ]
    restoreTyped(controls, {
      street: 'Musterweg 1',
      'newsletter=on': true,
      'gender=f': false,
      'gender=m': true,
    })
    expect(controls.map(({ value, checked }) => checked ?? value)).toEqual(['Musterweg 1', true, false, true])
  })

  it.each([
    ['a field in which something is typed already', [text('street', 'Neu'), text('city')]],
    ['a box that the browser has ticked again', [box('newsletter', 'on', true), text('city')]],
    ['a choice that differs from the first', [select('CH', 1), text('city')]],
  ])('does not replace anything in a form with %s', (_, controls) => {
    const before = structuredClone(controls)
    restoreTyped(controls, { street: 'Alt', city: 'Alt', 'newsletter=on': false, country: 'DE' })
    expect(controls).toEqual(before)
  })

  it.each([
    ['its first option', select('DE', 0)],
    ['the option of the document', select('CH', 1, 1)],
  ])('goes into a list that shows %s', (_, control) => {
    restoreTyped([control], { country: 'AT' })
    expect(control.value).toBe('AT')
  })
})

describe('the store of the tab', () => {
  it('keeps the values of each step until it is accepted', () => {
    const store = storeOf()
    keepTyped(store, 'login', { email: 'test@example.com' })
    keepTyped(store, 'address', { city: 'Musterstadt' })
    expect(findTyped(store, 'login')).toEqual({ email: 'test@example.com' })
    forgetTyped(store, 'login')
    expect(findTyped(store, 'login')).toBeUndefined()
    expect(findTyped(store, 'address')).toEqual({ city: 'Musterstadt' })
  })

  it('forgets all steps after the order, and nothing else', () => {
    const store = storeOf({ other: '1' })
    keepTyped(store, 'login', {})
    keepTyped(store, 'address', {})
    forgetAllTyped(store)
    expect([...store.kept.keys()]).toEqual(['other'])
  })

  it.each(['{', '"text"', '3', 'null'])('finds nothing in %s', (kept) => {
    expect(findTyped(storeOf({ 'shop:checkout:login': kept }), 'login')).toBeUndefined()
  })
})
