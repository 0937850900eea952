import { afterEach, describe, expect, it, vi } from 'vitest'
import { markAsked, markDirty, markPending, unmarkMended } from '@/lib/storefront/design/ui/field-marks'

type Given = {
  tagName?: string
  type?: string
  value?: string
  defaultValue?: string | undefined
  checked?: boolean
  defaultChecked?: boolean
  options?: { selected: boolean; defaultSelected: boolean; disabled: boolean }[]
}

/** A list of options as a browser has it, which knows no value that it came with. */
const choice = (marks: readonly string[], type = 'select-one'): Given => ({
  ...{ tagName: 'SELECT', type, defaultValue: undefined },
  options: marks.map((mark) => ({
    selected: mark.includes('now'),
    defaultSelected: mark.includes('before'),
    disabled: mark.includes('disabled'),
  })),
})

/** A control as a browser has it. */
function control({ tagName = 'INPUT', type = 'text', value = '', defaultValue = '', ...more }: Given) {
  const attributes = new Map<string, string>()
  return {
    ...{ tagName, type, value, defaultValue, attributes, ...more },
    toggleAttribute: (name: string, isOn: boolean) =>
      isOn ? !!attributes.set(name, '') : attributes.delete(name),
    setAttribute: (name: string, text: string) => void attributes.set(name, text),
    removeAttribute: (name: string) => void attributes.delete(name),
  }
}

const isDirty = (given: Given) => {
  const one = control(given)
  markDirty({ elements: [one] })
  return one.attributes.has('data-dirty')
}

describe('The controls of a form', () => {
  it.each<[string, Given, boolean]>([
    ['a text as it came', { value: 'Anna', defaultValue: 'Anna' }, false],
    ['another text', { value: 'Anne', defaultValue: 'Anna' }, true],
    ['a text that is gone', { value: '', defaultValue: 'Anna' }, true],
    ['a tick that was set', { type: 'checkbox', value: 'on', checked: true, defaultChecked: false }, true],
    ['a tick as it came', { type: 'checkbox', value: 'on', checked: true, defaultChecked: true }, false],
    ['a choice that was taken', { type: 'radio', value: 'm', checked: true, defaultChecked: false }, true],
    ['a choice that was left', { type: 'radio', value: 'f', checked: false, defaultChecked: true }, true],
    ['a country as it came', choice(['', 'before now']), false],
    ['another country', choice(['now', 'before']), true],
    ['the first of a list that came without a choice', choice(['now', '']), false],
    ['another of such a list', choice(['', 'now']), true],
    ['the first of such a list that can be chosen', choice(['disabled', 'now']), false],
    ['a choice that was asked for', choice(['before now disabled', '']), false],
    ['an answer to it', choice(['before disabled', 'now']), true],
    ['several as they came', choice(['', ''], 'select-multiple'), false],
    ['one of several', choice(['now', ''], 'select-multiple'), true],
    ['what nobody fills in', { type: 'hidden', value: 'a', defaultValue: 'b' }, false],
    ['a button', { tagName: 'BUTTON', type: 'submit', value: 'a', defaultValue: 'b' }, false],
  ])('say that they are changed: %s', (_, given, expected) => {
    expect(isDirty(given)).toBe(expected)
  })

  it('say it no longer when they are as they came', () => {
    const one = control({ value: 'Anne', defaultValue: 'Anna' })
    markDirty({ elements: [one] })
    one.value = 'Anna'
    markDirty({ elements: [one] })
    expect(one.attributes.has('data-dirty')).toBe(false)
  })

  it('say that they are being checked, until the answer has come', () => {
    const [field, hidden] = [control({}), control({ type: 'hidden' })]
    const form = { elements: [field, hidden] }
    markPending(form, true)
    expect([field.attributes.get('aria-busy'), hidden.attributes.size]).toEqual(['true', 0])
    markPending(form, false)
    expect(field.attributes.size).toBe(0)
  })
})

describe('A field that was refused', () => {
  afterEach(() => void vi.unstubAllGlobals())

  /** An element as a browser has it, as far as an error is taken from it. */
  const element = (id: string, given: Record<string, string>, more: object = {}) => {
    const attributes = new Map(Object.entries(given))
    return {
      ...{ id, attributes, matches: () => false },
      getAttribute: (name: string) => attributes.get(name) ?? null,
      setAttribute: (name: string, text: string) => void attributes.set(name, text),
      removeAttribute: (name: string) => void attributes.delete(name),
      toggleAttribute: (name: string) => !!attributes.set(name, ''),
      ...more,
    }
  }

  /** A form with two refused fields, and what is left of the errors after one was changed. */
  const left = (isValid: boolean) => {
    const invalid = { 'aria-invalid': 'true', 'aria-describedby': 'city-error city-hint' }
    const fields = [
      element('city', { ...invalid, name: 'city' }),
      element('street', { ...invalid, name: 'street' }),
    ]
    const error = element('city-error', {})
    const summary = element('', {}, { querySelector: () => ({}) })
    const line = element('', {}, { closest: () => summary })
    vi.stubGlobal('document', {
      getElementById: (id: string) => (id === 'city-error' ? error : null),
      querySelector: () => ({ closest: () => line }),
    })
    const form = { querySelectorAll: () => fields } as unknown as HTMLFormElement
    unmarkMended(form, { name: 'city', validity: { valid: isValid } })
    return {
      invalid: fields.map(({ attributes }) => attributes.has('aria-invalid')),
      described: fields[0]?.attributes.get('aria-describedby'),
      hidden: [error, line, summary].map(({ attributes }) => attributes.has('hidden')),
    }
  }

  it('loses its error and its line in the summary when it is mended, and no other does', () => {
    expect(left(true)).toEqual({
      ...{ invalid: [false, true], described: 'city-hint', hidden: [true, true, false] },
    })
  })

  it('keeps them while it is wrong', () => {
    expect(left(false)).toEqual({
      ...{ invalid: [true, true], described: 'city-error city-hint', hidden: [false, false, false] },
    })
  })

  it('has a line in the summary as long as it is asked for', () => {
    const fields = ['street', 'city']
    const lines = new Map(fields.map((id) => [id, new Set<string>()]))
    const summary = new Set<string>()
    const toggle = (marks: Set<string>) => (name: string, isOn: boolean) =>
      isOn ? marks.add(name) : marks.delete(name)
    const shown = () => [...lines.values()].filter((marks) => !marks.has('hidden'))
    vi.stubGlobal('document', {
      querySelector: (selector: string) => {
        const marks = lines.get(/#(\w+)/.exec(selector)?.[1] ?? '') ?? new Set()
        const line = {
          toggleAttribute: toggle(marks),
          closest: () => ({ toggleAttribute: toggle(summary), querySelector: () => shown()[0] ?? null }),
        }
        return { closest: () => line }
      },
    })
    const judged = (...visible: string[]) => {
      const controls = fields.map((id) => ({ id, checkVisibility: () => visible.includes(id) }))
      markAsked({ querySelectorAll: () => controls } as unknown as HTMLFormElement)
      return [...lines].flatMap(([id, marks]) => (marks.has('hidden') ? [] : [id]))
    }
    expect(judged('street', 'city')).toEqual(['street', 'city'])
    expect(judged('city')).toEqual(['city'])
    expect(summary.has('hidden')).toBe(false)
    expect(judged()).toEqual([])
    expect(summary.has('hidden')).toBe(true)
    expect(judged('street', 'city')).toEqual(['street', 'city'])
    expect(summary.has('hidden')).toBe(false)
  })
})
