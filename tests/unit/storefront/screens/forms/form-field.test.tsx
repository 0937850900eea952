import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { formWords } from '@/lib/content/forms/words'
import { FormField } from '@/lib/storefront/screens/forms/form-field'
import { fieldKinds } from '@/schemas/api/form'
import { testMarket } from '@/tests/fixtures/render'

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]

describe.each(fieldKinds)('the control of a field of the kind %s', (kind) => {
  /** The controls that a visitor fills in. */
  function controlsIn(state: { dirty: boolean; pending: boolean }): string[] {
    const field = { name: 'f', kind, label: 'Feld', required: false, options }
    const html = renderToStaticMarkup(
      <FormField
        id="f"
        field={field}
        value={undefined}
        error={undefined}
        words={formWords(testMarket())}
        {...state}
      />,
    )
    return html.match(/<(?:input|select|textarea)\b[^>]*>/g) ?? []
  }
  const having = (state: { dirty: boolean; pending: boolean }, attribute: RegExp) => {
    const controls = controlsIn(state)
    expect(controls.length).toBeGreaterThan(0)
    return controls.filter((control) => attribute.test(control)).length / controls.length
  }

  it('says that it is changed, and that it is being checked', () => {
    expect(having({ dirty: true, pending: false }, / data-dirty=/)).toBe(1)
    expect(having({ dirty: false, pending: true }, / aria-busy="true"/)).toBe(1)
  })

  it('has the star of required fields where it is required, which is not read aloud, and no other', () => {
    const shown = (required: boolean) =>
      renderToStaticMarkup(
        <FormField
          {...{ id: 'f', value: undefined, error: undefined, dirty: false, pending: false }}
          field={{ name: 'f', kind, label: 'Feld', required, options }}
          words={formWords(testMarket())}
        />,
      )
    const star = /<span aria-hidden="true"[^>]*> \*<\/span>/g
    expect(shown(true).match(star)).toHaveLength(1)
    expect(shown(true).replace(star, '')).not.toContain('*')
    expect(shown(false)).not.toMatch(star)
  })

  it('says neither at rest', () => {
    expect(having({ dirty: false, pending: false }, / (?:data-dirty|aria-busy)=/)).toBe(0)
  })
})
