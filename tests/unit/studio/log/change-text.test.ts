import { expect, it } from 'vitest'
import { changeText } from '@/lib/studio/log/change-text'
import de from '@/lib/studio/log/messages/de.json'
import en from '@/lib/studio/log/messages/en.json'
import fr from '@/lib/studio/log/messages/fr.json'
import { changeKinds } from '@/lib/studio/people/change-kinds'

const messages = { de, en, fr }
const kinds = (['de', 'en', 'fr'] as const).flatMap((language) =>
  changeKinds.map((kind) => ({ language, kind })),
)

const noted = ['story', 'name', 'from', 'to', 'path', 'title', 'tags']

/** What a sentence names of a change as it was noted, beside what it chooses words by. */
const namesIn = (sentence: string) => noted.filter((name) => sentence.includes(`{${name}}`))

it.each(kinds)('$kind is told in $language with all that its sentence names', ({ language, kind }) => {
  const names = namesIn(messages[language].kinds[kind])
  const detail = Object.fromEntries(names.map((name) => [name, `‹${name}›`]))
  const change = {
    ...{ id: 1, at: new Date(0), personId: null, personName: 'Eva', kind, storyId: 1 },
    ...{ storyName: '‹story›', detail: { ...detail, status: '404' } },
  }
  const told = changeText(language, change)
  expect(told).not.toContain(`kinds.${kind}`)
  for (const name of names) expect(told).toContain(`‹${name}›`)
})

it.each([
  ['de', 'Bühne, Überschrift'],
  ['en', 'Hero, Headline'],
  ['fr', 'Ouverture, Titre'],
] as const)('the place of a thread is told in %s, whoever began it', (language, place) => {
  const of = (kind: (typeof changeKinds)[number]) =>
    changeText(language, {
      ...{ id: 1, at: new Date(0), personId: null, personName: 'Eva', kind, storyId: 1, storyName: 'Start' },
      detail: { title: 'Bühne, Überschrift', component: 'hero', field: 'headline' },
    })
  for (const kind of changeKinds.filter((each) => /^(?:discussion|comment)-/.test(each)))
    expect(of(kind), kind).toContain(place)
})

it('a thread at a block that the shop does not know is called as it was', () => {
  const detail = { title: 'Altes, Wort', component: 'gone', field: 'word' }
  const change = { id: 1, at: new Date(0), personId: null, personName: 'Eva', storyId: 1, storyName: 'Start' }
  expect(changeText('fr', { ...change, kind: 'discussion-started', detail })).toContain('Altes, Wort')
})
