import { expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets'
import { untranslatedOf } from '@/lib/studio/stories/untranslated'
import { seedStories } from '@/scripts/seed/content'

/** Of the same moment, as an import makes them: later ids are later versions. */
const page = (name: string, fullSlug: string, ...texts: string[]) => ({
  ...{ id: { de: 1, nl: 2 }[fullSlug.slice(0, 2)] ?? 3, name, fullSlug, createdAt: new Date(0) },
  content: { component: 'page', body: texts.map((text) => ({ component: 'headline', _uid: text, text })) },
})
const german = page(
  'Gut schlafen',
  'de-de/gut-schlafen',
  'So schlafen Babys gut',
  'Waldkind',
  'Ruhe für die Nacht',
)

it.each([
  [
    'all of a copy that nobody has touched',
    page('Gut schlafen', 'fr-ch/gut-schlafen', 'So schlafen Babys gut', 'Waldkind', 'Ruhe für die Nacht'),
    [2, 'name', 'address'],
  ],
  [
    'the texts that are left where name and address have been translated',
    page('Bien dormir', 'fr-ch/bien-dormir', 'Comment bien dormir', 'Ruhe für die Nacht'),
    [1],
  ],
  [
    'nothing of a translation that only shares a name',
    page('Waldkind', 'fr-ch/waldkind', 'Waldkind'),
    undefined,
  ],
  [
    'nothing in the same language',
    page('Gut schlafen', 'de-ch/gut-schlafen', 'So schlafen Babys gut'),
    undefined,
  ],
  ['nothing of a page of all markets', page('Gut schlafen', 'baby/gut', 'So schlafen Babys gut'), undefined],
])('tells before a publish %s', (_, own, wanted) => {
  const found = untranslatedOf(own, [german])
  expect(found && [found.texts, ...found.parts]).toEqual(wanted)
})

it.each([
  ['name and address that are left', 'Gut schlafen', 'gut-schlafen', ['name', 'address']],
  ['the address alone', 'Bien dormir', 'gut-schlafen', ['address']],
  ['nothing', 'Bien dormir', 'bien-dormir', undefined],
] as const)('tells of a copy all of whose texts have been translated %s', (_, name, slug, parts) => {
  const own = page(name, `fr-ch/${slug}`, 'Comment bien dormir')
  expect(untranslatedOf(own, [german], { id: german.id })?.parts).toEqual(parts)
  // Of a page that is no copy both may be as they are meant.
  expect(untranslatedOf(own, [german])).toBeUndefined()
})

it.each([
  ['of the same moment', 0, 0],
  ['that got its id before', 1, -1],
])('tells the copy alone, not the original, of versions %s', (_, made, id) => {
  const text = 'So schlafen Babys gut'
  const original = page('Gut schlafen', 'de-de/gut-schlafen', text)
  const copy = { ...page('Gut schlafen', 'fr-ch/gut-schlafen', text), createdAt: new Date(made) }
  if (id < 0) copy.id = original.id + id
  expect(untranslatedOf(copy, [original])?.from.folder).toBe('de-de')
  expect(untranslatedOf(original, [copy])).toBeUndefined()
})

it('names the version with which most is shared', () => {
  const dutch = page('Slapen', 'nl-nl/slapen', 'So schlafen Babys gut')
  const own = page('Gut', 'fr-ch/gut', 'So schlafen Babys gut', 'Ruhe für die Nacht')
  expect(untranslatedOf(own, [dutch, german])?.from.folder).toBe('de-de')
})

it.each(['marke', 'breadcrumb', 'url'])('counts a condition of the kind %s as no words', (type) => {
  const named = (fullSlug: string) => ({
    ...page('Seite', fullSlug),
    content: {
      component: 'page',
      triggers: [{ component: 'trigger', _uid: 't', type, value: 'Waldkind Eins, Sternchen, Kleine Welt' }],
    },
  })
  expect(untranslatedOf(named('fr-ch/page'), [named('de-de/seite')])).toBeUndefined()
})

it.each([
  ['its own country', undefined, 'de-ch'],
  ['the page of which it is a copy', 5, 'de-at'],
  ['its own country, where the copied page shares less', 6, 'de-ch'],
])('names of versions that share as much that of %s', (_, origin, folder) => {
  const text = 'So schlafen Babys gut'
  const market = (id: number, fullSlug: string, ...texts: string[]) => ({
    ...page('Gut schlafen', `${fullSlug}/gut-schlafen`, ...texts),
    id,
  })
  const others = [
    market(4, 'de-de', text),
    market(5, 'de-at', text),
    market(7, 'de-ch', text),
    market(6, 'nl-nl'),
  ]
  expect(
    untranslatedOf(market(9, 'fr-ch', text), others, origin === undefined ? origin : { id: origin })?.from
      .folder,
  ).toBe(folder)
})

it('tells a copy that has its first words again, although the page that it copies has others by now', () => {
  const first = page('Gut schlafen', 'fr-ch/gut-schlafen', 'So schlafen Babys gut')
  const original = page('Gut schlafen', 'de-de/gut-schlafen', 'Wie Kinder ruhig schlafen')
  const origin = { id: original.id, begun: first.content }
  expect(untranslatedOf(first, [original], origin)).toMatchObject({ texts: 1, from: { folder: 'de-de' } })
  const translated = page('Bien dormir', 'fr-ch/bien-dormir', 'Comment bien dormir')
  expect(untranslatedOf(translated, [original], origin)).toBeUndefined()
})

const paragraph = (...texts: string[]) => ({
  type: 'paragraph',
  content: texts.map((text) => ({ type: 'text', text, marks: [{ type: 'bold' }] })),
})

it.each([
  ['a sentence that marks part', [paragraph('So ', 'schlafen ', 'Babys gut')], 1],
  ['single words, as one text', [paragraph('Größen'), paragraph('Zwei tief')], 1],
  ['the paragraph that is left', [paragraph('So schlafen Babys gut'), paragraph('Ruhe für die Nacht')], 2],
])('counts of rich text %s', (_, content, texts) => {
  const made = (fullSlug: string) => ({
    ...page('Seite', fullSlug),
    content: {
      component: 'page',
      body: [{ component: 'rich_text', _uid: 'r', text: { type: 'doc', content } }],
    },
  })
  expect(untranslatedOf(made('fr-ch/page'), [made('de-de/seite')])?.texts).toBe(texts)
})

const service = (fields: object) => ({ component: 'consent_service', _uid: 's', ...fields })

it.each([
  ['the name of a company', service({ company: 'Nestling für die Familie GmbH' })],
  ['names of cookies', service({ storage: 'tracked, ga:user, internal-visitor' })],
  ['names without a small word', { component: 'layout_mark', _uid: 'm', name: 'Apple Pay / Google Pay' }],
  ['what pages fill in', { component: 'headline', _uid: 'h', text: '{companyStreet}, {companyTown}, %s' }],
])('counts %s as no words', (_, block) => {
  const made = (fullSlug: string) => ({
    ...page('Rahmen', fullSlug),
    content: { component: 'page', body: [block] },
  })
  expect(untranslatedOf(made('fr-ch/cadre'), [made('de-ch/rahmen')])).toBeUndefined()
})

it.each(['baby', 'bm'] as const)('calls no page of the first content of %s untranslated', (brand) => {
  const stories = seedStories(brand).map((story, id) => ({ ...story, id, createdAt: new Date(0) }))
  const groups = Map.groupBy(stories, ({ group }) => group)
  const told = stories.flatMap((own) => {
    const others = (groups.get(own.group) ?? []).filter(({ id }) => id !== own.id)
    const found = untranslatedOf(own, others)
    return found ? [`${own.fullSlug} of ${found.from.folder}`] : []
  })
  expect(told).toEqual([])
  expect(groups.size).toBeGreaterThan(allMarkets.length)
})
