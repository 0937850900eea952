import { expect, it } from 'vitest'
import { checkStory } from '@/lib/content/check'
import { draftingTrace } from '@/lib/content/check/drafting-traces'
import { definitions } from '@/schemas/definitions'
import { plainStories, seedStories } from '@/scripts/seed/content'

it.each([
  ['TODO: Preise prüfen', 'TODO'],
  ['Wir liefern in XXX Tagen', 'XXX'],
  ['Lorem ipsum dolor sit amet', 'lorem ipsum'],
  ['Unsere Geschichte (Text folgt)', 'text folgt'],
  ['Interne Notiz: mit Anna klären', 'interne notiz'],
  ['[À compléter par le service juridique]', '[à compléter'],
  ['Nog in te vullen', 'nog in te vullen'],
  ['Gut <!-- stimmt das? --> so', '<!--'],
])('names the trace of drafting in “%s”', (text, trace) => expect(draftingTrace(text)).toBe(trace))

it.each([
  'Methode Montessori',
  'Größe XXL',
  'todo el mundo',
  'Platzhalter für Fotos',
  'Bitte ergänzend lesen',
  'Formulaire à compléter',
  'nur international',
])('takes no usual words for one: %s', (text) => expect(draftingTrace(text)).toBeUndefined())

it('is said by the check, of notes and of texts, with the place', () => {
  const paragraph = (text: string, type = 'text') => ({ _uid: text, component: 'paragraph', type, text })
  const content = {
    _uid: 'p',
    component: 'page',
    body: [paragraph('Wer verkauft', 'note'), paragraph('Lorem ipsum'), paragraph('Gut.')],
  }
  const story = { id: 1, uuid: 'u', name: 'AGB', slug: 'agb', full_slug: 'de-de/agb', content }
  expect(
    checkStory(story, definitions)
      .filter(({ isDrafting }) => isDrafting)
      .map(({ path, reason }) => [path, reason]),
  ).toEqual([
    ['body[0]', 'is a drafting note: its text is still missing'],
    ['body[1]', 'holds what looks like a note of drafting: “lorem ipsum”'],
  ])
})

it('is said of no page of the demo, and of the drafts of an empty shop by their notes alone', () => {
  const traces = (stories: readonly { content: unknown; fullSlug: string }[]) =>
    stories.flatMap(({ fullSlug, content }) =>
      checkStory({ name: 'a', slug: 'a', full_slug: fullSlug, content }, definitions)
        .filter(({ isDrafting }) => isDrafting)
        .map(({ reason }) => `${fullSlug} ${reason}`),
    )
  expect(traces(seedStories('baby'))).toEqual([])
  expect(traces(plainStories('baby')).filter((found) => !found.includes('is a drafting note'))).toEqual([])
})
