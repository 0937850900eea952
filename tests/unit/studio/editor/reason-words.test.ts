import { describe, expect, it } from 'vitest'
import { findingsOf } from '@/lib/studio/drafts'
import { editorText } from '@/lib/studio/editor/editor-text'
import { reasonWords } from '@/lib/studio/editor/reason-words'
import { describeForms, labelsIn } from '@/lib/studio/forms'
import { definitions } from '@/schemas/definitions'
import { codeRule } from '@/schemas/voucher-code'

const forms = describeForms(Object.values(definitions), labelsIn('de'))
const story = { id: 1, uuid: 'a', name: 'Start', fullSlug: 'de-de/start' }
const words = (blok: { component: string } & Record<string, unknown>) =>
  findingsOf(story, { _uid: 'root', component: 'page', body: [{ _uid: 'x', ...blok }] }, definitions).map(
    (finding) => reasonWords(finding, forms[blok.component], editorText('de')),
  )

describe('what the check of the content finds, in German', () => {
  it.each([
    [
      'an unknown block',
      { component: 'carousel' },
      'Dieser Block ist hier nicht bekannt. Löschen Sie ihn, oder fragen Sie Ihre Technik.',
    ],
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
      'Nur in seinem übergeordneten Block möglich. Verschieben Sie ihn dorthin, oder löschen Sie ihn.',
    ],
    [
      'a page in a page',
      { component: 'page' },
      'Nur als oberster Block eines Inhalts möglich. Löschen Sie den Block hier.',
    ],
    ['an old field', { component: 'headline', text: 'x', glitter: 'y' }, 'Ist kein Feld dieses Blocks.'],
    [
      'an old option',
      { component: 'grid', gap: 'huge', body: [] },
      'Gehört nicht zu den möglichen Werten. Wählen Sie einen aus der Liste.',
    ],
    [
      'a value without effect',
      { component: 'product_list', numbers: '1', category: 'x' },
      'Hat keine Wirkung, solange „Produktnummern“ ausgefüllt ist.',
    ],
    [
      'a claim about the environment',
      { component: 'headline', text: 'Nachhaltig schlafen' },
      'Wirbt mit „nachhaltig“, ohne im selben Text den Grund zu nennen: Schreiben Sie, was besser ist oder um wie viel.',
    ],
    [
      'an area without a place',
      { component: 'image_map', areas: [{ component: 'image_map_area', name: 'x' }] },
      'Bitte geben Sie die Stelle in Prozent an, von links und von oben.',
    ],
    [
      'a video without a source',
      { component: 'video', title: 'x' },
      'Es wurde kein Video gefunden. Bitte wählen Sie eine Datei, oder geben Sie die Kennung oder die Adresse beim Anbieter ein.',
    ],
    [
      'a code without content',
      { component: 'qr_code', label: 'x' },
      'Bitte geben Sie einen Link oder einen Text ein.',
    ],
    [
      'a form without fields',
      { component: 'custom_form', headline: 'x' },
      'Ein Formular braucht mindestens ein Feld und höchstens 30.',
    ],
    [
      'a value of another type',
      { component: 'headline', text: { a: 1 } },
      'Dieser Wert passt hier nicht. Leeren Sie das Feld, und geben Sie den Wert neu ein.',
    ],
  ])('names %s', (_, blok, wanted) => {
    expect(words(blok)).toContain(wanted)
  })

  it.each([
    ['has more than 10000 characters', 'Das ist zu lang: höchstens 10000 Zeichen.'],
    ['has more than 500 values', 'Das sind zu viele Werte: höchstens 500.'],
    ['is not looked up: all together have more than 2000 values', 'Wird nicht geprüft: Alle Auslöser'],
    [
      'is an address of another market: of this page only /de/… or /at/… can be met',
      'Wählen Sie eine Adresse dieses Marktes (/de/…, /at/…).',
    ],
    [codeRule, 'Kein Code kann so aussehen'],
  ])('tells the reason: %s', (reason, wanted) => {
    const finding = { uid: 't', block: 'trigger', field: 'value', reason, isIdle: false }
    expect(reasonWords(finding, undefined, editorText('de'))).toContain(wanted)
  })
})
