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
