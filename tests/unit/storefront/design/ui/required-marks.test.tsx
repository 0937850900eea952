import { globSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Checkbox, RadioGroup, Select, TextArea, TextField } from '@/lib/storefront/design/ui'

const star = / \*<\/span>/g
const options = [{ value: 'a', label: 'A' }]

describe('a required control', () => {
  it.each([
    ['a text', (required: boolean) => <TextField id="f" label="Feld" required={required} />],
    ['a long text', (required: boolean) => <TextArea id="f" label="Feld" required={required} />],
    ['a list', (required: boolean) => <Select id="f" label="Feld" options={options} required={required} />],
    ['a box', (required: boolean) => <Checkbox id="f" label="Feld" required={required} />],
    [
      'a choice of one',
      (required: boolean) => (
        <RadioGroup id="f" name="f" legend="Feld" options={options} required={required} />
      ),
    ],
  ])('is marked by one star: %s', (_, control) => {
    expect(renderToStaticMarkup(control(true)).match(star)).toHaveLength(1)
    expect(renderToStaticMarkup(control(false)).match(star)).toBeNull()
  })

  it('is never a box of its own, which would have no star', () => {
    const files = globSync(['lib/storefront/**/*.tsx', 'blocks/**/*.tsx', 'app/\\[market\\]/**/*.tsx'])
    expect(files.length).toBeGreaterThan(200)
    const bare = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split(/<(?=input\b)/)
        .slice(1)
        .filter((tag) => /^input[^>]{0,400}type="checkbox"/.test(tag) && /^[^>]{0,400}\srequired\b/.test(tag))
        .map(() => file),
    )
    expect(bare).toEqual([])
  })

  it('has its star from the kit alone: no words have one of their own', () => {
    const own = globSync(['lib/storefront/**/*.tsx', 'blocks/**/*.tsx'])
      .filter((file) => !file.includes('/design/ui/'))
      .filter((file) => /\$\{label\} \*|'\s\*'|>\s\*</.test(readFileSync(file, 'utf8')))
    expect(own).toEqual([])
  })
})
