import { expect, it } from 'vitest'
import de from '@/lib/studio/media/messages/de.json'
import en from '@/lib/studio/media/messages/en.json'
import fr from '@/lib/studio/media/messages/fr.json'

it.each([de, fr, en])('names to whose file is refused every kind that is taken', ({ kinds, problems }) => {
  const names = kinds.match(/\b[A-Z][A-Za-z0-9]{2,}\b/g) ?? []
  expect(names.length).toBeGreaterThan(8)
  for (const name of names) expect(problems.type).toContain(name)
})
