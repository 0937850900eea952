import { describe, expect, it } from 'vitest'
import { findingsOf } from '@/lib/studio/drafts'
import { reasonWords } from '@/lib/studio/editor/reason-words'
import { editorText } from '@/lib/studio/editor/texts'
import { describeForms, labelsIn } from '@/lib/studio/forms'
import { definitions } from '@/schemas/definitions'

const forms = describeForms(Object.values(definitions), labelsIn('de'))
const story = { id: 1, uuid: 'a', name: 'Start', fullSlug: 'de-de/start' }
const words = (blok: { component: string } & Record<string, unknown>) =>
  findingsOf(story, { _uid: 'root', component: 'page', body: [{ _uid: 'x', ...blok }] }, definitions).map(
    (finding) => reasonWords(finding, forms[blok.component], editorText('de')),
  )

describe('what the check of the content finds, in German', () => {
  it.each([
    ['an unknown block', { component: 'carousel' }, 'Dieser Block ist hier nicht bekannt.'],
    ['a missing text', { component: 'headline', text: '' }, 'Bitte ausfüllen.'],
    ['a missing picture', { component: 'content_image', src: { filename: '' } }, 'Bitte ausfüllen.'],
    [
      'missing products',
      { component: 'product_list' },
      'Bitte geben Sie Produktnummern oder eine Kategorie ein.',
    ],
    [
      'an item alone',
      { component: 'accordion_item', title: 'x' },
      'Nur in seinem übergeordneten Block möglich.',
    ],
    ['a page in a page', { component: 'page' }, 'Nur als oberster Block eines Inhalts möglich.'],
    ['an old field', { component: 'headline', text: 'x', glitter: 'y' }, 'Ist kein Feld dieses Blocks.'],
    ['an old option', { component: 'grid', gap: 'huge', body: [] }, 'Gehört nicht zu den möglichen Werten.'],
    [
      'a value without effect',
      { component: 'product_list', numbers: '1', category: 'x' },
      'Hat keine Wirkung, solange „Produktnummern“ ausgefüllt ist.',
    ],
  ])('names %s', (_, blok, wanted) => {
    expect(words(blok)).toContain(wanted)
  })
})
