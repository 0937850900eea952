import { expect, it } from 'vitest'
import { threadTitle } from '@/lib/studio/comments/thread-title'
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

const threads = changeKinds.filter((each) => /^(?:discussion|comment)-/.test(each))

it.each(threads)('%s names the place of its thread in the words of each reader', (kind) => {
  const change = { id: 1, at: new Date(0), personId: null, personName: 'Eva', storyId: 1, storyName: 'Start' }
  const detail = { title: 'Words of the writer', component: 'headline', field: 'text' }
  const places = (['de', 'en', 'fr'] as const).map((language) => {
    const place = threadTitle({ component: 'headline', fieldname: 'text', title: '' }, language)
    expect(changeText(language, { ...change, kind, detail })).toContain(place)
    return place
  })
  expect(new Set(places).size).toBe(3)
  expect(places.join()).not.toContain('Words of the writer')
})

it('a thread at a block that the shop does not know is called as it was', () => {
  const detail = { title: 'Altes, Wort', component: 'gone', field: 'word' }
  const change = { id: 1, at: new Date(0), personId: null, personName: 'Eva', storyId: 1, storyName: 'Start' }
  expect(changeText('fr', { ...change, kind: 'discussion-started', detail })).toContain('Altes, Wort')
})
