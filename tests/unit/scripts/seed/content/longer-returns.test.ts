import { describe, expect, it } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import { allMarkets, countryOf } from '@/lib/platform/markets/markets'
import { shownStories } from '../../../../fixtures/shown-stories'

const stories = [...shownStories('baby'), ...shownStories('bm')]
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

type Node = { type?: string; text?: string; content?: Node[] }
const textOf = ({ text, content }: Node): string => text ?? (content ?? []).map(textOf).join('')

/** Every text of a story, those of a rich text by paragraph. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  if ('type' in value && value.type === 'paragraph') return [textOf(value as Node)]
  return Object.values(value).flatMap(textsIn)
}

const textsOf = (locale: string, isMeant: (group: string) => boolean = () => true) =>
  stories
    .filter(({ fullSlug, group }) => fullSlug.startsWith(`${locale}/`) && isMeant(group ?? ''))
    .flatMap(({ content }) => textsIn(content).map(plain))

const until = /31\.? (?:Januar|Jänner|janvier|januari) 2027/
const from = /15\.? (?:November|novembre|november)/
/** The four kinds of goods that are kept from return. */
const exceptions = [
  /eigens angefertigte Artikel|fabriqués pour vous|maatwerk/,
  /Siegel|scellé|zegel/,
  /eingelöst|entamées|is besteed/,
  /Downloads|téléchargements|downloads/,
]
const locales = allMarkets.map(({ shopLocale }) => shopLocale)

describe.each(locales)('the longer time for returns in %s', (locale) => {
  it.each(['terms', 'withdrawal', 'faq'])('is told on the page %s', (page) => {
    expect(textsOf(locale, (group) => group === page).filter((text) => until.test(text))).not.toEqual([])
  })

  it('is told wherever it stands with the time of the orders that it holds for', () => {
    const told = textsOf(locale).filter((text) => until.test(text))
    expect(told.length).toBeGreaterThan(4)
    expect(told.filter((text) => !from.test(text))).toEqual([])
  })

  it('is told with what it does not hold for, or where that stands', () => {
    const advertised = textsOf(
      locale,
      (group) => group === 'home' || group === 'faq' || group.startsWith('layouts/'),
    ).filter((text) => until.test(text))
    const names = /(?:Widerruf|Rücktritt|Rückgaberecht|rétractation|Droit de retour|Herroepingsrecht)/i
    const without = advertised.filter(
      (text) => !names.test(text) && exceptions.some((exception) => !exception.test(text)),
    )
    expect(without).toEqual([])
  })
})

/** The addresses of the links in a story. */
function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own =
    'type' in value && value.type === 'link' && 'attrs' in value ? [JSON.stringify(value.attrs)] : []
  return [...own, ...Object.values(value).flatMap(linksIn)]
}

describe.each(locales)('the steps of the checkout in %s', (locale) => {
  it.each(['layouts/checkout-content', 'layouts/login-content'])(
    'lead from %s to what is kept from return, which is not listed beside each step',
    (group) => {
      const texts = textsOf(locale, (each) => each === group).filter((text) => text !== '')
      expect(texts).not.toEqual([])
      expect(texts.filter((text) => exceptions.some((exception) => exception.test(text)))).toEqual([])
      const links = stories
        .filter(({ fullSlug, group: own }) => fullSlug.startsWith(`${locale}/`) && own === group)
        .map(({ content }) =>
          linksIn(content).filter((link) => /ausnahmen|exceptions|uitzonderingen/.test(link)),
        )
      expect(links.length).toBeGreaterThan(0)
      expect(links.every(({ length }) => length === 1)).toBe(true)
    },
  )
})

describe.each(allMarkets.filter((market) => countryOf(market) === 'CH'))(
  'what comes back in Switzerland only with a defect, in $language',
  (market) => {
    it.each(['made', 'sealed', 'download'] as const)('%s is one text of page and paper', (key) => {
      const t = marketText(market)
      const text = plain(t(`withdrawal.exceptions.${key}`))
      expect(textsOf(market.shopLocale, (group) => group === 'withdrawal')).toContainEqual(
        expect.stringContaining(text),
      )
    })

    it('names the note that stands on the page of sealed goods', () => {
      const t = marketText(market)
      expect(t('withdrawal.exceptions.sealed')).toContain(t('product.promises.sealedNote'))
    })
  },
)
