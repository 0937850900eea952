import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { findMarket, type Market } from '@/lib/platform/markets/markets'
import { Button } from '@/lib/storefront/design/ui/button'
import { Checkbox } from '@/lib/storefront/design/ui/checkbox'
import { MailAddress } from '@/lib/storefront/design/ui/mail-address'
import { Pagination } from '@/lib/storefront/design/ui/pagination'
import { Price } from '@/lib/storefront/design/ui/price'
import { RadioGroup } from '@/lib/storefront/design/ui/radio-group'
import { Rating } from '@/lib/storefront/design/ui/rating'
import { TextField } from '@/lib/storefront/design/ui/text-field'
import { uiWords } from '@/lib/storefront/design/ui/words'

function market(code: string): Market {
  const found = findMarket('baby', code)
  if (!found) throw new Error(`There is no market ${code}`)
  return found
}
const de = market('de')
const words = uiWords(de)

test('an address for mail goes on in the next line at its signs, and is copied whole', () => {
  const html = renderToStaticMarkup(<MailAddress address="service-ch@shop.example.com" />)
  expect(html).toBe('service-ch@<wbr/>shop.<wbr/>example.<wbr/>com')
})

describe('Price', () => {
  const render = (price: Partial<Parameters<typeof Price>[0]>) =>
    renderToStaticMarkup(<Price market={de} words={words.price} amount={1000} {...price} />)

  test('names the price before a reduction in words too', () => {
    const html = render({ before: 1500 })
    expect(html).toContain('Jetzt')
    expect(html).toMatch(/statt.*<s>15,00/)
  })

  test.each([1000, 900, undefined])('strikes out no price of %s that is not higher', (before) => {
    expect(render({ before, recommended: before })).not.toContain('<s>')
  })

  test('says that it is a recommendation by the maker', () => {
    expect(render({ recommended: 1500 })).toMatch(/UVP .*<s>15,00/)
    expect(render({ recommended: 1500 })).not.toContain('Jetzt')
  })

  test('shows a price by measure', () => {
    expect(render({ base: { amount: 200, quantity: 1, unit: 'QM' } })).toContain('/ 1 m²')
  })
})

describe('a field', () => {
  const field = { id: 'email', label: 'E-Mail' }

  test('is described by its error first, then by its hint', () => {
    const html = renderToStaticMarkup(<TextField {...field} hint="Für die Bestätigung" error="Fehlt" />)
    expect(html).toContain('aria-describedby="email-error email-hint"')
    expect(html).toContain('aria-invalid="true"')
    expect(html).toMatch(/id="email-error"[^>]*>.*Fehlt/)
  })

  test('says that it is being checked', () => {
    const html = renderToStaticMarkup(<TextField {...field} pending />)
    expect(html).toContain('aria-busy="true"')
  })

  test('may be changed, or wrong without words of its own', () => {
    expect(renderToStaticMarkup(<TextField {...field} dirty />)).toContain('data-dirty=""')
    expect(renderToStaticMarkup(<TextField {...field} invalid />)).toContain('aria-invalid="true"')
  })

  test('in its rest state says none of it', () => {
    expect(renderToStaticMarkup(<TextField {...field} />)).not.toMatch(
      / (?:aria-invalid|aria-busy|aria-describedby|data-dirty)=/,
    )
  })

  test('a checkbox is checked, unchecked or disabled', () => {
    const box = (more: object) => renderToStaticMarkup(<Checkbox id="terms" label="Ja" {...more} />)
    expect(box({ defaultChecked: true })).toMatch(/<input[^>]* checked=""/)
    expect(box({})).not.toMatch(/ checked=""| disabled=""|aria-invalid="true"/)
    expect(box({ disabled: true })).toMatch(/<input[^>]* disabled=""/)
    expect(box({ error: 'Fehlt' })).toMatch(/<input[^>]* aria-invalid="true"/)
  })

  test('checkbox and radio group name their error', () => {
    const box = renderToStaticMarkup(<Checkbox id="terms" label="Ja" error="Fehlt" />)
    expect(box).toContain('aria-describedby="terms-error"')
    const group = <RadioGroup id="pay" name="pay" legend="Zahlung" options={[]} error="Fehlt" />
    expect(renderToStaticMarkup(group)).toMatch(/<fieldset[^>]*aria-describedby="pay-error"/)
  })
})

test('a button that is busy says so and keeps its words', () => {
  const html = renderToStaticMarkup(<Button loading="Wird gesendet">Senden</Button>)
  expect(html).toContain('aria-disabled="true"')
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('Senden')
  expect(html).toContain('Wird gesendet')
})

test('a rating fills its stars as far as its value says, and never further', () => {
  const width = (value: number) =>
    /width:([\d.]+)%/.exec(renderToStaticMarkup(<Rating value={value} label="" />))?.[1]
  expect([width(4.5), width(0), width(5), width(9), width(-1)]).toEqual([
    '90.0',
    '0.0',
    '100.0',
    '100.0',
    '0.0',
  ])
})

test('a list of one page has no pagination', () => {
  const one = <Pagination current={1} pages={1} href={String} words={words.pagination} />
  expect(renderToStaticMarkup(one)).toBe('')
})

test('the words of components follow the spelling of the market', () => {
  expect(words.close).toBe('Schließen')
  expect(uiWords(market('ch')).close).toBe('Schliessen')
  expect(uiWords(market('ch-fr')).close).toBe('Fermer')
  expect(uiWords(market('ch-fr')).rating(4.5, 2)).toBe('4.5 étoiles sur 5, 2 avis')
  expect(uiWords(market('ch')).rating(4.5, 2)).toBe('4.5 von 5 Sternen, 2 Bewertungen')
  expect([uiWords(market('ch')), uiWords(market('ch-fr'))].map(({ price }) => price.recommended)).toEqual([
    'Richtpreis',
    'Prix indicatif',
  ])
})
