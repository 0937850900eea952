import { type Language, languages } from '@/schemas'
import { addSorted, appendLine, insertLine } from './insert'
import { namesOf, quoted } from './names'

export type NewBlock = {
  /** `care-tip` */
  name: string
  /** What editors read, in English, German and French. */
  label: string
  german: string
  french: string
}

/** What each of the languages says of a block that has a headline and a text. */
const descriptionOf = ({ label, german, french }: NewBlock) => ({
  english: `${label}: a headline with a text, on a ground.`,
  german: `${german}: eine Überschrift mit einem Text auf einem Hintergrund.`,
  french: `${french}\u202f: un titre avec un texte, sur un fond.`,
})

const schemaFile = (block: NewBlock) => {
  const { snake, camel } = namesOf(block.name)
  return `import { z } from 'zod'
import { defineBlock, requiredText, textarea } from '../content'
import { ground, headingLevel } from './shared'

export const ${camel}Block = defineBlock({
  name: '${snake}',
  label: ${quoted(block.label)},
  description: ${quoted(descriptionOf(block).english)},
  group: 'text',
  icon: 'text',
  schema: z.object({
    headline: requiredText({ label: 'Headline' }),
    level: headingLevel('h2'),
    text: textarea({ label: 'Text' }),
    backgroundColor: ground('Ground'),
  }),
})
`
}

const componentFile = ({ name }: NewBlock) => {
  const { kebab, camel, pascal } = namesOf(name)
  return `import { domId } from '@/lib/content/links'
import { Card, filledTone } from '@/lib/storefront/design/ui'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import type { ${camel}Block } from '@/schemas/blocks/${kebab}'

export function ${pascal}({ blok }: BlockProps<typeof ${camel}Block>) {
  const Heading = blok.level
  const headlineId = domId(blok.uid, 'headline')
  return (
    <section className="w-full" aria-labelledby={headlineId}>
      <Card tone={filledTone(blok.backgroundColor)}>
        <Heading id={headlineId} className="font-display text-h2">
          {blok.headline}
        </Heading>
        {blok.text && <p className="mt-3 max-w-prose whitespace-pre-line">{blok.text}</p>}
      </Card>
    </section>
  )
}
`
}

const titles: Readonly<Record<Language, string>> = {
  de: 'Mit Überschrift und Text',
  fr: 'Avec un titre et un texte',
  nl: 'Met kop en tekst',
}

/** The words of the examples are those of others, which the catalogue can say in every language. */
const examplesFile = ({ name }: NewBlock) => {
  const { snake, kebab, camel } = namesOf(name)
  return `import type { BlockExample } from '@/lib/storefront/runtime/blocks'

export const ${camel}Examples: BlockExample[] = [
  {
    title: 'With a headline and a text',
    blok: {
      component: '${snake}',
      _uid: '${kebab}-1',
      headline: 'Gut schlafen, gut wachsen',
      text: 'Weniger kaufen, dafür das Richtige.',
      backgroundColor: 'sage',
    },
  },
  {
    title: 'Only a headline',
    blok: { component: '${snake}', _uid: '${kebab}-2', headline: 'Alles für die Ankunft des Babys' },
  },
]
`
}

const indexFile = ({ name }: NewBlock) => {
  const { kebab, camel, pascal } = namesOf(name)
  return `import { ${camel}Block } from '@/schemas/blocks/${kebab}'
import { ${pascal} } from './${kebab}'

export const definition = ${camel}Block
export const component = ${pascal}
export const examples = async () => (await import('./${kebab}.examples')).${camel}Examples
`
}

const testFile = (block: NewBlock) => {
  const { kebab, camel, pascal } = namesOf(block.name)
  return `import { describe, expect, it } from 'vitest'
import { ${pascal} } from '@/blocks/${kebab}/${kebab}'
import { ${camel}Block } from '@/schemas/blocks/${kebab}'
import { renderBlock } from '../../fixtures/render'

const rendered = async (blok: Record<string, unknown>) =>
  (await renderBlock(${camel}Block, ${pascal}, { headline: 'Schlafen', ...blok })).html

describe(${quoted(`the block ${block.label}`)}, () => {
  it('names its section by its headline', async () => {
    expect(await rendered({ level: 'h3' })).toMatch(/aria-labelledby="([^"]+)".*<h3 id="\\1"[^>]*>Schlafen</)
  })

  it('has a text where there is one', async () => {
    expect(await rendered({ text: 'Gut zugedeckt' })).toContain('Gut zugedeckt')
    expect(await rendered({ text: ' ' })).not.toContain('<p')
  })

  it.each([[{ headline: '' }], [{ headline: [] }]])('does not pass its schema with %j', (broken) => {
    expect(${camel}Block.schema.safeParse(broken).success).toBe(false)
  })
})
`
}

const registryFile = 'registry/registry.ts'
const pageTypesFile = 'schemas/page-types.ts'
const catalogue = 'app/[market]/documentation/blocks/_catalogue'
const sketchesFile = `${catalogue}/sketches.ts`
const titlesFile = (language: Language) => `${catalogue}/example-titles/${language}.json`
const unusedFile = 'tests/unit/scripts/seed/content/stories.test.ts'
const labelsFile = (language: string) => `lib/studio/forms/labels/${language}.json`

/** The files of a new block, and those that it is entered in, by their paths. */
export function planBlock(block: NewBlock, read: (path: string) => string): Map<string, string> {
  const { kebab, snake, camel } = namesOf(block.name)
  const description = descriptionOf(block)
  const registered = insertLine(
    read(registryFile),
    `import * as ${camel} from '@/blocks/${kebab}'`,
    /^import \* as \w+ from '@\/blocks\//,
  )
  return new Map([
    [`schemas/blocks/${kebab}.ts`, schemaFile(block)],
    [`blocks/${kebab}/${kebab}.tsx`, componentFile(block)],
    [`blocks/${kebab}/${kebab}.examples.ts`, examplesFile(block)],
    [`blocks/${kebab}/index.ts`, indexFile(block)],
    [`tests/unit/blocks/${kebab}.test.ts`, testFile(block)],
    [registryFile, appendLine(registered, `  entriesOf(${camel}),`, /^ {2}entriesOf\(/)],
    [pageTypesFile, insertLine(read(pageTypesFile), `  '${snake}',`, /^ {2}'/)],
    [
      sketchesFile,
      appendLine(
        read(sketchesFile),
        `  ${snake}: 'b 14 14 132 62 sage;h 26 28 80;t 26 44 108 2',`,
        /^ {2}(?:\w+: '.*'| {2}'.*'),$/,
      ),
    ],
    ...languages.map((language): [string, string] => [
      titlesFile(language),
      addSorted(read(titlesFile(language)), { 'With a headline and a text': titles[language] }),
    ]),
    // Until a page of the first content has an occasion for it.
    [unusedFile, appendLine(read(unusedFile), `    '${snake}',`, /^ {4}'\w+',$/)],
    [
      labelsFile('de'),
      addSorted(read(labelsFile('de')), {
        [block.label]: block.german,
        [description.english]: description.german,
      }),
    ],
    [
      labelsFile('fr'),
      addSorted(read(labelsFile('fr')), {
        [block.label]: block.french,
        [description.english]: description.french,
      }),
    ],
  ])
}
