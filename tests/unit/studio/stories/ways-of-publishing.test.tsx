import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { screenStories } from '@/lib/content/addresses'
import { heldNotes } from '@/lib/studio/releases/release-faults.client'
import { notesOfConsequences, notesOfPublication } from '@/lib/studio/stories/bulk/bulk-facts'
import type { Connections } from '@/lib/studio/stories/consequences'
import { ConnectionList } from '@/lib/studio/stories/dialogs/connections'
import { Facts } from '@/lib/studio/stories/facts-view.client'
import { isVisited, type Matter, matters, mattersOf } from '@/lib/studio/stories/matters'
import type { PublicationFacts } from '@/lib/studio/stories/publication-facts'
import { publishStep } from '@/lib/studio/stories/publish-step'
import type { StoryRow } from '@/lib/studio/stories/story-row'

const nothing: PublicationFacts = {
  ...{ savedAt: '2026-01-01T10:00:00Z', faulty: [], headings: [], hints: [], notices: [] },
  ...{ references: { rows: [], total: 0 }, alternates: [], campaigns: [] },
  ...{ reach: [], isPage: true },
}
const blocks = [{ uid: 'b', field: '', title: 'Absatz', reasons: ['Bitte ausfüllen.'] }]
const from = { id: 2, name: 'Quelle', folder: 'de-de' }

/** Facts with one matter, and the words that tell it. */
const cases: Readonly<Record<Matter, { facts: Partial<PublicationFacts>; words: string }>> = {
  empty: { facts: { empty: 'always' }, words: 'ist nichts zu sehen' },
  note: { facts: { note: 'n' }, words: 'Hinweise zum Entwurf' },
  stage: { facts: { waits: 'Prüfung' }, words: 'in der Phase „Prüfung“' },
  reach: { facts: { reach: [{ kind: 'frame', folders: ['de-de'], pages: 58 }] }, words: 'jede Seite dort' },
  faulty: { facts: { faulty: blocks }, words: 'nicht wie gewünscht' },
  untranslated: { facts: { untranslated: { from, texts: 3, parts: [] } }, words: 'Übersetzen Sie' },
  headings: { facts: { headings: blocks }, words: 'weitere Überschrift der ersten Ebene' },
  hints: { facts: { hints: blocks }, words: 'sollte noch angesehen werden' },
  comments: { facts: { comments: 2 }, words: '2 Gespräche in den Kommentaren sind noch offen' },
  others: { facts: { others: ['Eva'] }, words: 'Eva' },
  planned: { facts: { planned: '2026-02-01T10:00:00Z' }, words: 'ältere Fassung geplant' },
  ends: { facts: { ends: [{ from: '/de/alt/', to: '/de/neu/' }] }, words: '/de/alt/' },
}
/** A version in a release was chosen: who wrote it, and plans beside the release, are told where it is put in. */
const ofDraftsAlone: readonly Matter[] = ['others', 'planned', 'note']

const shown = (facts: PublicationFacts, isVersion = false) =>
  renderToStaticMarkup(<Facts storyId={1} facts={facts} action="publish" isVersion={isVersion} />)

describe.each(matters)('before something is published, %s', (matter) => {
  const { facts: own, words } = cases[matter]
  const facts = { ...nothing, ...own }

  it('is asked by the editor, and told by the question of editor, list and plan', () => {
    expect(mattersOf(facts)).toEqual([matter])
    expect(shown(facts)).toContain(words)
    expect(shown(nothing)).not.toContain(words)
  })

  it('is told of several pages at once, published or put into a release', () => {
    const told = (action: 'publish' | 'release') => notesOfPublication(action, facts).map(({ key }) => key)
    expect(told('publish')).toContain(matter)
    if (matter !== 'planned') expect(told('release')).toContain(matter)
  })

  it('is told by a release', () => {
    if (ofDraftsAlone.includes(matter)) return
    expect(shown(facts, true)).toContain(words)
    expect(heldNotes(facts)).toEqual([{ key: matter, count: expect.any(Number) }])
  })
})

it('a page with nothing to tell is published without a question', () => {
  expect(mattersOf(nothing)).toEqual([])
  expect(heldNotes(nothing)).toEqual([])
})

it('an empty page is published all the same, and not just published', () => {
  expect(publishStep({ ...nothing, empty: 'always' })).toBe('allTheSame')
})

it.each([
  [undefined, 'noch nie veröffentlicht'],
  [{ changed: 1, added: 0, removed: 0 }, 'seit der letzten Veröffentlichung'],
])(
  'who else has changed the draft is told as the page was published before or not, with a way to the changes',
  (changes, words) => {
    const html = shown({ ...nothing, others: ['Eva'], ...(changes && { changes }) })
    expect(html).toContain(words)
    expect(html).toContain('href="/studio/stories/1/#history"')
  },
)

const roles: readonly [PublicationFacts['reach'][number], string][] = [
  [{ kind: 'frame', folders: ['de-de'], pages: 58 }, 'verliert sofort jede Seite dort ihr eigenes Menü'],
  [{ kind: 'home', folders: ['de-de'], pages: 1 }, 'Startseite von Deutschland, Deutsch (de-de)'],
  [{ kind: 'section', folders: [], pages: 3 }, 'verschwindet sofort von 3 Seiten'],
  [{ kind: 'section', folders: ['de-at'], pages: 40 }, 'Rahmen von Österreich, Deutsch (de-at)'],
  [{ kind: 'linked', folders: ['de-at'], pages: 40 }, 'Fuß von Österreich, Deutsch (de-at) führt hierher'],
  [
    { kind: 'typed', folders: ['de-at'], pages: 40 },
    'Fuß von Österreich, Deutsch (de-at) nennt diese Adresse',
  ],
  ...screenStories.map((screen): [PublicationFacts['reach'][number], string] => [
    { kind: 'screen', screen, folders: ['fr-ch'], pages: 1 },
    'Dieser Inhalt steht',
  ]),
]

describe.each(roles)('before %o leaves its place', (each, words) => {
  const leaving = { ...nothing, reach: [each], isPage: each.kind === 'home' }

  it('says what of the shop goes with it, alone and among several', () => {
    const html = renderToStaticMarkup(<Facts storyId={1} facts={leaving} action="unpublish" />)
    expect(html).toContain(words)
    expect(html.includes('finden die Seite dann nicht mehr')).toBe(each.kind === 'home')
    expect(notesOfPublication('unpublish', leaving)).toContainEqual(
      expect.objectContaining({ key: 'reach', count: Math.max(1, each.pages), tone: 'warning' }),
    )
  })

  it('says so before it is deleted, and before its address changes where that ends it', () => {
    const connections = {
      ...{
        references: nothing.references,
        versions: [],
        plans: [],
        releases: [],
        present: [],
        comments: 0,
        atWork: [],
        campaigns: [],
      },
      ...{ redirects: { from: [], total: 0, away: [] }, reach: [each] },
    }
    const told = (action: 'delete' | 'move') =>
      renderToStaticMarkup(<ConnectionList action={action} connections={connections} />).includes(words)
    expect([told('delete'), told('move')]).toEqual([
      true,
      !['section', 'linked', 'typed'].includes(each.kind),
    ])
  })
})

const hangsOn = {
  ...{ references: nothing.references, versions: [], plans: [], releases: [], present: [], comments: 0 },
  ...{ redirects: { from: [], total: 0, away: [] }, reach: [], atWork: [], campaigns: [] },
}

/** What is lost or missed with a page: what it is, its words before a deletion alone and among several, and whether a move tells it. */
const hanging: readonly [string, Partial<Connections> & { unsaved?: number }, string, boolean][] = [
  ['comments', { comments: 2 }, '2 Gespräche in den Kommentaren sind noch offen', false],
  ['atWork', { atWork: ['Eva', 'Ole'] }, 'Eva, Ole haben hier gerade erst gespeichert', false],
  ['unsaved', { unsaved: 2 }, 'Arbeit von Ihnen an 2 Seiten', false],
  ['present', { present: ['Eva'] }, 'Eva', true],
  ['releases', { releases: [{ id: 1, name: 'Winter' }] }, 'Winter', true],
  ['campaigns', { campaigns: [{ id: 4, name: 'Herbst' }] }, 'Herbst', true],
  [
    'plans',
    { plans: [{ id: 3, name: 'Advent', action: 'publish', at: '2026-02-01T10:00:00Z' }] },
    'Advent',
    true,
  ],
]

it.each(hanging)(
  '%s are told before a page or a folder is deleted, alone and among several',
  (key, own, words, moves) => {
    const { unsaved = 0, ...more } = own
    const connections: Connections = { ...hangsOn, ...more }
    const found = { ...connections, stories: 1, binDays: 30, isPublic: false }
    const html = (action: 'delete' | 'move') =>
      renderToStaticMarkup(<ConnectionList action={action} connections={connections} unsaved={unsaved} />)
    const keys = (action: 'delete' | 'move') =>
      notesOfConsequences(action, found, unsaved).map((note) => note.key)
    expect(html('delete')).toContain(words)
    expect(keys('delete')).toEqual([key])
    expect(html('move').includes(words)).toBe(moves)
    expect(keys('move')).toEqual(moves ? [key] : [])
  },
)

const page: Pick<StoryRow, 'isFolder' | 'state' | 'address' | 'notShown'> = {
  ...{ isFolder: false, state: 'published', address: '/de/html/' },
}
it.each<[string, Partial<typeof page>, PublicationFacts['reach'], boolean]>([
  ['a page that is published', {}, [], true],
  ['one whose draft goes on', { state: 'changed' }, [], true],
  ['the home page', {}, [{ kind: 'home', folders: ['de-de'], pages: 1 }], true],
  ['a draft', { state: 'draft' }, [], false],
  ['a folder', { isFolder: true }, [], false],
  ['what is no page', { address: 'de-de/settings' }, [], false],
  ['the frame of a market', {}, [{ kind: 'frame', folders: ['de-de'], pages: 58 }], false],
  [
    'the content of a screen',
    {},
    [{ kind: 'screen', screen: 'error-page', folders: ['de-de'], pages: 1 }],
    false,
  ],
  ['a shared section', {}, [{ kind: 'section', folders: [], pages: 3 }], false],
  [
    'one in whose place a screen stands',
    { notShown: { path: '/de/warenkorb/', reason: 'screen' } },
    [],
    false,
  ],
])('visitors of %s can be led on: %#', (_, own, reach, isLed) => {
  expect(isVisited({ ...page, ...own }, reach)).toBe(isLed)
})

it('who has the page open is told by every way, and by none that nobody has', () => {
  const facts = { ...nothing, present: ['Eva', 'Ole'] }
  for (const isVersion of [false, true]) {
    expect(shown(facts, isVersion)).toContain('Eva und Ole haben die Seite gerade geöffnet')
    expect(shown(nothing, isVersion)).not.toContain('gerade geöffnet')
  }
  for (const action of ['publish', 'release', 'unpublish'] as const) {
    expect(notesOfPublication(action, facts)).toContainEqual({
      ...{ key: 'present', count: 2, names: 'Eva, Ole', tone: 'warning' },
    })
    expect(notesOfPublication(action, nothing).map(({ key }) => key)).not.toContain('present')
  }
})

it('a release tells of a draft that is newer than the version that it holds', () => {
  const html = shown({ ...nothing, newer: { at: '2026-01-02T10:00:00Z', by: 'Eva' } }, true)
  expect(html).toMatch(/neueren Entwurf, zuletzt gespeichert am .* von Eva/)
  expect(shown(nothing, true)).not.toContain('neueren Entwurf')
})
