import { expect, it } from 'vitest'
import { spellingsOf } from '@/lib/platform/text'
import { foundBlocks } from '@/lib/studio/editor/dialogs/found-blocks'
import { findIcons, iconLabel } from '@/lib/studio/editor/fields/icon-names'
import { describeForms, labelsIn, synonymsIn } from '@/lib/studio/forms'
import { definitions } from '@/schemas/definitions'

const languages = ['de', 'fr', 'en'] as const
const inLanguage = (language: (typeof languages)[number]) =>
  Object.values(describeForms(Object.values(definitions), labelsIn(language), synonymsIn(language))).filter(
    ({ kind }) => kind === 'block',
  )

it.each([
  ['de', 'Tabelle', 'table'],
  ['de', 'Bild', 'content_image'],
  ['de', 'foto', 'content_image'],
  ['de', 'Button', 'banner'],
  ['de', 'über', 'headline'],
  ['de', 'FAQ', 'faq'],
  ['de', 'nebeneinander', 'grid'],
  ['fr', 'tableau', 'table'],
  ['fr', 'photo', 'content_image'],
  ['fr', 'bouton', 'banner'],
  ['en', 'table', 'table'],
  ['en', 'button', 'banner'],
  ['en', ' Picture ', 'content_image'],
] as const)('finds in %s for “%s” %s first', (language, term, wanted) => {
  expect(foundBlocks(inLanguage(language), term)[0]?.name).toBe(wanted)
})

it('finds every block by its own name first, and none for what no block has', () => {
  for (const language of languages) {
    const forms = inLanguage(language)
    for (const form of forms) expect(foundBlocks(forms, form.label)[0]?.label).toBe(form.label)
    expect(foundBlocks(forms, 'xyzzy')).toEqual([])
    expect(foundBlocks(forms, ' ')).toEqual(forms)
  }
})

it('has other words for blocks that there are, in every language', () => {
  const known = inLanguage('en').map(({ name }) => name)
  const worded = languages.map((language) => known.filter((name) => synonymsIn(language)(name).length > 0))
  expect(worded[1]).toEqual(worded[0])
  expect(worded[2]).toEqual(worded[0])
})

it('finds every block by its name without accents and with umlauts written out, as people type it', () => {
  for (const language of languages) {
    const forms = inLanguage(language)
    for (const { label } of forms)
      for (const typed of spellingsOf(label)) expect(foundBlocks(forms, typed)[0]?.label, typed).toBe(label)
  }
  const german = (term: string) => foundBlocks(inLanguage('de'), term)[0]?.name
  expect(['überschrift', 'ueberschrift', 'uberschrift', 'Ueber'].map(german)).toEqual(
    Array(4).fill('headline'),
  )
})

it('finds an icon by its words in each of their spellings', () => {
  for (const language of languages)
    for (const name of findIcons('', language))
      for (const typed of spellingsOf(iconLabel(name, language)))
        expect(findIcons(typed, language), typed).toContain(name)
})
