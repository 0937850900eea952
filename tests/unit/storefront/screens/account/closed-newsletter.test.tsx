import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { everyMarketOf, type Market } from '@/lib/platform/markets'
import { PersonalData } from '@/lib/storefront/screens/account/personal-data'

vi.mock('@/lib/storefront/screens/account-forms', async (original) => ({
  ...(await original<object>()),
  AccountForm: () => null,
}))

const market = (code: string) => everyMarketOf('bm').find((each) => each.code === code) as Market
const customer = { firstName: 'Anna', lastName: 'Test', gender: 'f', email: 'anna@example.com' } as never

it.each([
  ['de', 'ch-fr', 'Newsletter für Suisse (Français) abbestellen'],
  ['fr', 'ch', 'Se désinscrire\u202f: Schweiz (Deutsch)'],
  ['nl', 'be-fr', 'Afmelden voor de nieuwsbrief voor Belgique (Français)'],
])('On a page of %s the newsletter of %s, which is closed, is seen and ended', (code, closed, words) => {
  const html = renderToStaticMarkup(
    <PersonalData
      market={market(code)}
      customer={customer}
      subscription={undefined}
      closed={[market(closed)]}
      drafts={{ personal: undefined, email: undefined }}
      notice={undefined}
      today="2026-11-24"
    />,
  )
  expect(html.replaceAll('\u00a0', '\u202f')).toContain(words)
  expect(html).toContain(`<input type="hidden" name="of" value="${market(closed).shopLocale}"/>`)
  expect(html).toContain('/api/account/newsletter/')
})
