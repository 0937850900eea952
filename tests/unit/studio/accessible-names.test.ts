import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = globSync(['lib/studio/**/*.tsx', 'app/studio/**/*.tsx'])

/** What names or describes something to people who hear it, and what is read under the pointer. */
const attributes =
  'aria-label|aria-description|aria-roledescription|aria-valuetext|aria-placeholder|title|alt|placeholder|label|about|hint'
const hole = String.raw`\$\{(?:${'`'}[^${'`'}]*${'`'}|[^${'`'}}])*\}`
const template = `${'`'}((?:${hole}|[^${'`'}])*)${'`'}`
const literal = new RegExp(
  String.raw`\s(?:${attributes})=(?:"([^"]*)"|\{\s*(?:'([^']*)'|"([^"]*)"|${template}))`,
  'gu',
)

/** What of a file names something in words that stand in the code itself, without the values in them. */
const wordsIn = (code: string): string[] =>
  [...code.matchAll(literal)].flatMap(([all, ...parts]) =>
    /\p{L}/u.test(parts.join('').replaceAll(new RegExp(hole, 'g'), '')) ? [all.trim()] : [],
  )

/** A value in a template. */
const value = '$' + '{name}'

it.each([
  ['aria-label="Close"', true],
  ["title={'Close'}", true],
  [`label={\`${value} closes\`}`, true],
  ["label={t('close')}", false],
  [`label={\`${value}. ${value}\`}`, false],
  ['alt=""', false],
])('knows of %s whether it stands in one language', (attribute, wanted) => {
  expect(wordsIn(`<a ${attribute}>`).length > 0).toBe(wanted)
})

it('names everything in the Studio in the language of the person', () => {
  expect(files.length).toBeGreaterThan(200)
  const told = files.flatMap((file) =>
    wordsIn(readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`),
  )
  expect(told).toEqual([])
})
