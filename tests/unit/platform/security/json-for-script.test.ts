import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jsonForScript } from '@/lib/platform/security/json-for-script'

describe('jsonForScript', () => {
  test.each([
    '</script><script>alert(1)</script>',
    '</ScRiPt >',
    '<!--<script>',
    ']]>',
    '&lt;/script&gt;',
    'a\u2028b\u2029c',
  ])('writes %j so that it cannot end its script', (text) => {
    const json = jsonForScript({ name: text })
    expect(json).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(json)).toEqual({ name: text })
  })

  test('also where it is the name of a field', () => {
    expect(jsonForScript({ '</script>': 1 })).toBe('{"\\u003c/script\\u003e":1}')
  })

  test('is null for what JSON has no word for', () => {
    expect(jsonForScript(undefined)).toBe('null')
    expect(jsonForScript(() => 1)).toBe('null')
  })

  test('says the same as plain JSON, whatever the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = jsonForScript(value)
        expect(json).not.toMatch(/[<>&\u2028\u2029]/)
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})
