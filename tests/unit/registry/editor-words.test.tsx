import { describe, expect, it } from 'vitest'
import { isUnavailable } from '@/lib/platform/outage'
import { offeredOf } from '@/lib/studio/editor/dialogs/block-kinds'
import { newBlok } from '@/lib/studio/editor/state/new-blok'
import { describeForms } from '@/lib/studio/forms'
import { Blocks } from '@/registry'
import { deepestBlock } from '@/schemas/content'
import { definitions } from '@/schemas/definitions'
import { renderElement, testContext, testMarket } from '../../fixtures/render'

const block = (component: string, fields: object = {}) => ({ component, _uid: 'b', ...fields })
const editable = { _editable: '<!--#storyblok#{"name":"x","space":"1","uid":"b","id":"7"}-->' }
const ghost = (fields: object) => block('campaign_card', { headline: 'X', ...fields })

const nest = (depth: number): object =>
  block('trigger_container', depth > 0 ? { body: [{ ...nest(depth - 1), _uid: `d${depth}` }] } : { body: [] })

/** What the frame says to its editor, by where it stands. */
const said: Readonly<Record<string, [blok: object, words: Record<'de' | 'fr' | 'en', string>]>> = {
  'a block that is not known': [
    block('moebius'),
    { de: 'ist nicht bekannt', fr: 'n’est pas connu', en: 'is not known' },
  ],
  'a new block': [
    block('quote'),
    {
      de: 'Neuer Block „Zitat“: noch leer. Füllen Sie',
      fr: 'Nouveau bloc « Citation » : encore vide. Remplissez',
      en: 'New block “Quote”: still empty. Fill in',
    },
  ],
  'a block that lacks something': [
    block('quote', { name: 'X' }),
    { de: 'fehlt noch', fr: 'manque encore', en: 'is still missing' },
  ],
  'a block with a time that cannot be read': [
    block('countdown', { headline: 'X', end: 'morgen' }),
    { de: '<b>Ende:</b>', fr: '<b>Fin :</b>', en: '<b>End:</b>' },
  ],
  'a block that needs one of several fields': [
    block('product_list', { headline: 'X' }),
    {
      de: 'Geben Sie Produktnummern oder eine Kategorie ein.',
      fr: 'Indiquez des numéros de produit ou une catégorie.',
      en: 'Give product numbers or a category.',
    },
  ],
  'a block that is nested too deeply': [
    nest(deepestBlock + 1),
    { de: 'zu tief verschachtelt', fr: 'imbriqué trop profondément', en: 'nested too deeply' },
  ],
  'a campaign that has not begun': [
    ghost({ dateFrom: '2026-12-01 08:00' }),
    {
      de: 'beginnt am 01.12.2026, 09:00 Uhr',
      fr: 'commence le 1 déc. 2026, 09:00',
      en: 'it begins on 1 Dec 2026, 09:00',
    },
  ],
  'a campaign that is over': [
    ghost({ dateTo: '2026-11-01 08:00' }),
    { de: 'Nicht mehr zu sehen', fr: 'N’est plus visible', en: 'No longer shown' },
  ],
  'a campaign that ends before it begins': [
    ghost({ dateFrom: '2026-12-02', dateTo: '2026-12-01' }),
    { de: 'Nie zu sehen', fr: 'N’est jamais visible', en: 'Never shown' },
  ],
  'a campaign whose conditions are not met': [
    ghost({ triggers: [{ component: 'trigger', _uid: 't', type: 'marke', value: 'X' }] }),
    { de: 'Hier nicht zu sehen', fr: 'N’est pas visible ici', en: 'Not shown here' },
  ],
  'a section that is not chosen': [
    block('shared_section', { sections: [] }),
    { de: 'kein Abschnitt gewählt', fr: 'Aucune section', en: 'No section is chosen' },
  ],
  'a section that is gone': [
    block('shared_section', { sections: ['0f0e7a52-7c1e-4d3a-9f61-2f1f0d6f3a11'] }),
    { de: 'Hier erscheint nichts', fr: 'Rien ne s’affiche ici', en: 'Nothing appears here' },
  ],
  'products that somebody looked at': [
    block('recently_viewed', { headline: 'X' }),
    { de: 'zuletzt angesehen hat', fr: 'a vus récemment', en: 'looked at last' },
  ],
  'a code that is too long': [
    block('qr_code', { label: 'X', text: 'x'.repeat(400) }),
    { de: 'zu lang', fr: 'trop long', en: 'too long' },
  ],
}

/** The markup with plain spaces. */
const shown = async (blok: object, more: object) =>
  (
    await renderElement(
      <Blocks
        bloks={[{ ...editable, ...blok }]}
        context={testContext({ preview: true, ghosts: true, ...more })}
      />,
    )
  ).replaceAll(/[\u00a0\u202f]/g, ' ')

describe.each(Object.entries(said))('%s', (_, [blok, words]) => {
  it.each(['de', 'fr', 'en'] as const)(
    'tells the editor in the language of the person: %s',
    async (language) => {
      for (const market of [testMarket('de'), testMarket('fr', 'bm'), testMarket('nl', 'bm')]) {
        const html = await shown(blok, { market, editorLanguage: language })
        expect(html, market.code).toContain(words[language])
        expect(html, market.code).toContain(` lang="${language}"`)
      }
    },
  )

  it('tells whom it does not know in the language of the market', async () => {
    for (const market of [testMarket('de'), testMarket('fr', 'bm')]) {
      const html = await shown(blok, { market })
      expect(html).toContain(words[market.language as 'de' | 'fr'])
      expect(html).not.toMatch(/ lang="(?:de|fr)"/)
    }
  })

  it('tells shoppers nothing', async () => {
    const html = await shown(blok, { preview: false, ghosts: false, editorLanguage: 'en' })
    for (const text of Object.values(words)) expect(html).not.toContain(text)
  })
})

describe('a block as the editor puts it in', () => {
  const forms = describeForms(Object.values(definitions), (english) => english)
  const page = { _uid: 'root', component: 'page', body: [] }
  const inserted = Object.values(forms)
    .filter(({ kind }) => kind === 'block')
    .flatMap((form) => offeredOf(form))
    .map(({ key, form, kind }) => {
      const made = newBlok(page, { parent: 'root', list: ['body'], index: 0 }, form.name, kind)
      return [key, made] as const
    })

  it.each(inserted)('is not said to be wrong on the page: %s', async (_, made) => {
    // What asks the catalogue was taken for whole.
    const html = await shown(made, { editorLanguage: 'de' }).catch((error: unknown) => {
      if (isUnavailable(error)) return ''
      throw error
    })
    expect(html).not.toMatch(/data-block-fallback="(?:content|failed|unknown)"/)
    expect(html).not.toContain('fehlt noch')
  })

  it('is the first heading of a page among them', () => {
    const [heading] = inserted.filter(([key]) => key === 'headline')
    expect(heading?.[1]).toMatchObject({ type: 'h1' })
  })

  it('is said to be wrong once something was entered that does not fit', async () => {
    expect(await shown(block('headline', { type: 'h1', text: '' }), { editorLanguage: 'de' })).toContain(
      'fehlt noch',
    )
  })
})
