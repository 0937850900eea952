import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import * as content from '@/schemas/content'
import { runsOf } from '../../../fixtures/runs'

const label = 'Field'
const item = { name: 'item', schema: z.object({ text: content.text({ label }) }) }

const section = content.defineBlock({
  ...item,
  label,
  description: label,
  group: 'text',
  icon: 'item',
})

const fields: Record<string, z.ZodType> = {
  text: content.text({ label }),
  requiredText: content.requiredText({ label }),
  textarea: content.textarea({ label }),
  number: content.number({ label }),
  boolean: content.boolean({ label }),
  option: content.option({ label, values: { a: 'A', b: 'B' }, initial: 'a' }),
  datetime: content.datetime({ label }),
  link: content.link({ label }),
  asset: content.asset({ label }),
  requiredAsset: content.requiredAsset({ label }),
  richText: content.richText({ label }),
  requiredRichText: content.requiredRichText({ label }),
  table: content.table({ label }),
  bloks: content.bloks({ label }),
  items: content.items(item, { label }),
  stories: content.stories(section, { label }),
}

/** Objects with the names that the readers look for, holding anything. */
const names = [
  'type',
  'text',
  'content',
  'marks',
  'attrs',
  'body',
  'component',
  '_uid',
  'linktype',
  'url',
  'story',
  'filename',
  'alt',
  'thead',
  'tbody',
  'value',
  'toString',
  '__proto__',
]
const { known } = fc.letrec((tie) => ({
  known: fc.oneof(
    { maxDepth: 4 },
    fc.jsonValue(),
    fc.constantFrom('doc', 'text', 'story', 'blok', 'item', '', '2026-11-21 10:00'),
    fc.array(tie('known'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...names), tie('known')),
  ),
}))
const anything = fc.oneof(
  known,
  fc.array(known, { maxLength: 3 }).map((list) => ({ type: 'doc', content: list })),
  fc.array(known, { maxLength: 3 }).map((list) => list.map((value) => ({ component: 'item', text: value }))),
)

test.each(Object.entries(fields))('%s never throws, whatever it is given', (_, schema) => {
  fc.assert(
    fc.property(anything, (value) => {
      const { result } = content.collectIssues(() => schema.safeParse(value))
      if (result.success) expect(() => JSON.stringify(result.data)).not.toThrow()
    }),
    { numRuns: runsOf(500) },
  )
})

test.each([content.toContentLink, content.toRichText, content.toRawBloks])(
  '%o never throws, whatever it is given',
  (read: (value: unknown) => unknown) => {
    fc.assert(
      fc.property(anything, (value) => void read(value)),
      { numRuns: runsOf(1_000) },
    )
  },
)
