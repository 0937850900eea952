import { describe, expect, it, vi } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import { allMarkets } from '@/lib/platform/markets/markets'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { wasDeclared, withdrawnPieces, withdrawnWords } from '@/lib/shop/withdrawals/withdrawn-goods'
import { chosenGoods } from '@/lib/storefront/screens/withdrawal/chosen-goods'
import { ConfirmStep } from '@/lib/storefront/screens/withdrawal/confirm-step'
import { Receipt } from '@/lib/storefront/screens/withdrawal/receipt'
import { StatementForm } from '@/lib/storefront/screens/withdrawal/statement-form'
import { orderLineOf, orderOf } from '@/tests/fixtures/checkout'
import { testMarket } from '@/tests/fixtures/render'
import { controlOf, renderScreen } from '../checkout/render-screen'

vi.mock('@/lib/storefront/screens/order-parts/islands', () => ({
  PrintButton: ({ label }: { label: string }) => <button type="button">{label}</button>,
  CopyButton: () => null,
}))

vi.mock('@/lib/storefront/screens/step-forms/islands', async () => ({
  StepForm: (await import('@/lib/storefront/screens/step-forms/step-form.client')).StepForm,
}))
vi.mock('@/lib/storefront/screens/checkout/islands', () => ({
  OrderState: () => null,
  PrintButton: () => null,
}))

const statement = { name: 'Test Person', number: '12345678', email: 'test@example.com', goods: '' }
const withdrawal = {
  ...{ id: 1, key: 'k', brand: 'baby' as const, locale: 'de-de', name: 'Test Person', orderId: null },
  ...{ orderNumber: '12345678', email: 'test@example.com', goods: null, isTold: true },
  declaredAt: new Date('2026-12-31T23:30:00Z'),
}
const form = (market = testMarket(), values = {}, errors = {}) =>
  renderScreen(
    <StatementForm
      market={market}
      terms={usualReturnTerms}
      values={values}
      errors={errors}
      about={undefined}
      isGone={false}
    />,
  )

describe('the goods of an order that the visitor has proved', () => {
  const lines = [orderLineOf({ id: 7, quantity: 1 }), orderLineOf({ id: 8, quantity: 3, choice: ['Salbei'] })]
  const shown = (values: Record<string, string> = {}, errors = {}) =>
    renderScreen(
      <StatementForm
        market={testMarket()}
        terms={usualReturnTerms}
        values={values}
        errors={errors}
        about="12345678"
        order={orderOf({ lines, returnTerms: null })}
        isGone={false}
      />,
    )

  it('are shown with nothing chosen, each with its pieces, beside the whole order', () => {
    const { html, text } = shown()
    expect(text).toMatch(/Um welche Artikel geht es\?.*Die ganze Bestellung.*Ding a.*Ding a/)
    for (const name of ['goods', 'line-7']) {
      expect(controlOf(html, name)).toContain('type="checkbox"')
      expect(controlOf(html, name)).not.toContain('checked=""')
    }
    expect(html.match(/<select[^>]*name="line-8".*?<\/select>/s)?.[0].match(/<option/g)).toHaveLength(4)
    expect(html).not.toContain('<textarea')
    expect(controlOf(html, 'number')).toContain('readOnly=""')
  })

  it('are shown again as they were chosen', () => {
    expect(controlOf(shown({ choice: '1', goods: '' }).html, 'goods')).toContain('checked=""')
    const some = shown({ choice: '1', goods: '1 × Ding', 'line-7': '1' }).html
    expect(controlOf(some, 'line-7')).toContain('checked=""')
    expect(controlOf(some, 'goods')).not.toContain('checked=""')
    const none = shown({ choice: '1', goods: '' }, { goods: 'noGoods' })
    expect(controlOf(none.html, 'goods')).not.toContain('checked=""')
    expect(none.text).toContain('Bitte wählen Sie die ganze Bestellung oder mindestens einen Artikel.')
  })

  it.each([
    ['free words of a form without lines', { goods: 'Zwei Bodys' }, 'Zwei Bodys'],
    ['the whole order', { choice: '1', goods: 'all', 'line-7': '1' }, ''],
    ['nothing', { choice: '1', 'line-8': '0' }, undefined],
    ['lines of another order', { choice: '1', 'line-99': '1' }, undefined],
    [
      'pieces, never more than were ordered',
      { choice: '1', 'line-7': '1', 'line-8': '9' },
      /^1 × .*Ding a.*\n3 × .*Ding a, Salbei/,
    ],
  ])('are named in the statement: %s', (_, fields, goods) => {
    const named = chosenGoods({ lines, events: [] }, fields)
    if (goods instanceof RegExp) expect(named).toMatch(goods)
    else expect(named).toBe(goods)
  })
})

describe('an order of which something was withdrawn before', () => {
  const one = orderLineOf({ id: 7, quantity: 1 })
  const three = orderLineOf({ id: 8, quantity: 3, choice: ['Salbei'] })
  const declaredOn = (goods?: string, proved: Record<string, number> = { proved: 1 }) => ({
    ...{ type: 'withdrawn' as const, cause: 'shopper' as const, at: new Date('2026-12-31T12:00:00Z') },
    details: { withdrawal: 1, ...(goods && { goods }), ...proved },
  })
  const orderWith = (lines: (typeof one)[], ...goods: (string | undefined)[]) =>
    orderOf({ lines, returnTerms: null, events: goods.map((words) => declaredOn(words)) as never })
  const page = (order: ReturnType<typeof orderOf>) =>
    renderScreen(
      <StatementForm
        {...{ market: testMarket(), terms: usualReturnTerms, values: {}, errors: {} }}
        about="12345678"
        order={order}
        isGone={false}
      />,
    )

  it('has its only piece chosen, and no whole beside it', () => {
    const { html } = page(orderWith([one]))
    expect(controlOf(html, 'line-7')).toContain('checked=""')
    expect(html).not.toContain('name="goods"')
  })

  it('says what was received and when, and offers what is left', () => {
    const { html, text } = page(orderWith([one, three], withdrawnWords(one, 1), withdrawnWords(three, 1)))
    expect(text).toMatch(/Ihr Widerruf ist am 31\. Dezember 2026 um 13:00.* eingegangen, über: *1 × /)
    expect(text).toContain('Alle übrigen Artikel')
    expect(html).not.toContain('name="line-7"')
    expect(html.match(/<select[^>]*name="line-8".*?<\/select>/s)?.[0].match(/<option/g)).toHaveLength(3)
  })

  it.each([
    ['all after some are the others', [withdrawnWords(one, 1)], { goods: 'all' }, withdrawnWords(three, 3)],
    [
      'pieces are those that are left',
      [withdrawnWords(three, 2)],
      { 'line-8': '3' },
      withdrawnWords(three, 1),
    ],
    ['what is off already is nothing', [withdrawnWords(one, 1)], { 'line-7': '1' }, undefined],
  ])('declares no goods twice: %s', (_, before, fields, goods) => {
    expect(chosenGoods(orderWith([one, three], ...before), { choice: '1', ...fields })).toBe(goods)
  })

  it.each([
    ['the whole after the whole', [undefined], '', true],
    ['one of them after the whole', [undefined], withdrawnWords(one, 1), true],
    ['the same again', [withdrawnWords(one, 1)], withdrawnWords(one, 1), true],
    ['more pieces than are left', [withdrawnWords(three, 2)], withdrawnWords(three, 2), true],
    ['the pieces that are left', [withdrawnWords(three, 2)], withdrawnWords(three, 1), false],
    ['another line', [withdrawnWords(one, 1)], withdrawnWords(three, 3), false],
    ['the first declaration', [], '', false],
    ['own words', [withdrawnWords(one, 1)], 'Der graue Body', false],
  ] as const)('knows whether a statement was declared before: %s', (_, before, goods, was) => {
    expect(wasDeclared(orderWith([one, three], ...before), goods)).toBe(was)
  })

  it('adds up what its owner has declared, and nothing to what others have', () => {
    const words = withdrawnWords(three, 1)
    const piecesOf = (events: ReturnType<typeof declaredOn>[]) =>
      withdrawnPieces(orderOf({ lines: [one, three], events: events as never })).get(three.id)
    expect(piecesOf([declaredOn(words), declaredOn(words)])).toBe(2)
    expect(piecesOf([declaredOn(words), declaredOn(words, {}), declaredOn(words, {})])).toBe(1)
    expect(piecesOf([declaredOn(words), declaredOn(withdrawnWords(three, 3), {})])).toBe(3)
  })

  it('lets its owner declare what somebody else has declared', () => {
    const events = [declaredOn(undefined, {})] as never
    const order = orderOf({ lines: [one, three], returnTerms: null, events })
    expect(wasDeclared(order, '')).toBe(false)
    expect(chosenGoods(order, { choice: '1', goods: 'all' })).toBe('')
    expect(page(order).text).not.toContain('eingegangen')
  })
})

describe('the receipt of a withdrawal', () => {
  const bounded = 'auch wenn die E-Mail ausbleibt'
  const receipt = (more = {}, leading?: Parameters<typeof Receipt>[0]['leading']) =>
    renderScreen(<Receipt market={testMarket()} withdrawal={{ ...withdrawal, ...more }} leading={leading} />)
  const leading = {
    number: '12345678',
    mayReturn: true,
    freight: undefined,
    promises: ['Bis wann.'],
    unsent: [],
  }

  it('leads everybody on to the order, and prints what it asks to be kept', () => {
    const { html, text } = receipt()
    expect(html).toContain('href="/de/bestellstatus/"')
    expect(text).toMatch(/Zur Bestellung/)
    expect(text).toMatch(/Drucken$/)
  })

  it('leads its owner on to what is sent back and to the order', () => {
    const { html, text } = receipt({ orderId: 1 }, leading)
    expect(html).toMatch(/href="\/de\/bestellstatus\/\?order=12345678&(amp;)?step=return"/)
    expect(html).toMatch(/href="\/de\/bestellstatus\/\?order=12345678"/)
    expect(text).not.toContain(bounded)
    expect(text).toContain('Bis wann.')
    const early = receipt({ orderId: 1 }, { ...leading, mayReturn: false }).html
    expect(early).not.toContain('step=return')
  })

  it('says what becomes of what was not sent, also where nothing is to be sent back', () => {
    const unsent = ['Es wird nichts mehr verschickt.', '25,00 € gehen zurück auf Ihren Geschenkgutschein.']
    const { text } = receipt({ orderId: 1 }, { ...leading, mayReturn: false, promises: [], unsent })
    expect(text).toContain(unsent.join(' '))
  })

  it('says who collects freight', () => {
    const freight = {
      how: 'label',
      freight: 'free',
      amount: '',
      payer: 'seller',
      from: '',
      email: 'hallo@example.com',
    } as const
    expect(receipt({ orderId: 1 }, { ...leading, freight }).text).toContain('holt sie auch wieder ab')
  })

  it('says that no mail comes where none does, and to strangers whether or not', () => {
    expect(receipt({ orderId: 1, isTold: false }, leading).text).toContain(bounded)
    for (const isTold of [true, false]) expect(receipt({ isTold }).text).toContain(bounded)
  })
})

describe('the withdrawal', () => {
  it('begins with a plain form that needs no goods', () => {
    const { html } = form()
    expect(html).toMatch(
      /<form(?=[^>]* method="post")[^>]* action="\/api\/orders\/withdrawal\/\?locale=de-de"/,
    )
    for (const name of ['name', 'number', 'email']) expect(controlOf(html, name)).toContain('required=""')
    expect(controlOf(html, 'goods')).not.toContain('required')
  })

  it('loses nothing that was entered when something is wrong', () => {
    const { html } = form(
      testMarket(),
      { ...statement, goods: 'Zwei Bodys', email: 'x' },
      { email: 'invalid' },
    )
    for (const value of ['value="Test Person"', 'value="12345678"', 'value="x"', '>Zwei Bodys<'])
      expect(html).toContain(value)
    expect(controlOf(html, 'email')).toContain('aria-describedby="email-error email-hint"')
    expect(html).toMatch(/role="alert".*href="#email"/s)
  })

  it.each([
    ['de', 'Vertrag widerrufen', 'Widerruf bestätigen'],
    ['at', 'Vertrag widerrufen', 'Widerruf bestätigen'],
    ['fr', 'Se rétracter du contrat', 'Confirmer la rétractation'],
    ['nl', 'Overeenkomst herroepen', 'Herroeping bevestigen'],
    ['be', 'Overeenkomst herroepen', 'Herroeping bevestigen'],
  ])('in %s has the words of the law: %s, %s', (code, title, confirm) => {
    const market = testMarket(code, 'bm')
    expect(form(market).text).toContain(title)
    const { html, text } = renderScreen(
      <ConfirmStep market={market} draft="the-draft" statement={statement} />,
    )
    expect(text).toMatch(new RegExp(`${confirm} ${marketText(market)('withdrawalForm.change')}$`))
    expect(controlOf(html, 'draft')).toContain('value="the-draft"')
  })

  it.each([
    ['ch', 'Bestellung zurückgeben', 'Rückgabe bestätigen', 'Ihre Rückgabe ist angemeldet'],
    ['ch-fr', 'Rendre une commande', 'Confirmer le retour', 'Votre retour est annoncé'],
  ])('in %s is a return of goods, as no law grants more: %s, %s, %s', (code, title, confirm, done) => {
    const market = testMarket(code)
    const first = form(market).text
    const second = renderScreen(<ConfirmStep market={market} draft="the-draft" statement={statement} />).text
    const third = renderScreen(<Receipt market={market} withdrawal={withdrawal} />).text
    expect(first).toContain(title)
    expect(second).toMatch(new RegExp(`${confirm} ${marketText(market)('withdrawalForm.change')}$`))
    expect(third).toContain(done)
    const law = /(Schweizer Recht kennt[^.]*|droit suisse ne connaît[^.]*)\./
    for (const text of [first.replace(law, ''), second, third]) expect(text).not.toMatch(/widerruf|rétract/i)
  })

  it.each([
    ['ch', /Schweizer Recht kennt.*Teil des Vertrags.*30 Tagen/],
    ['ch-fr', /droit suisse.*par contrat/],
  ])('in %s is said to be granted by contract', (code, words) => {
    expect(form(testMarket(code)).text).toMatch(words)
    expect(form(testMarket('de')).text).not.toMatch(words)
  })

  it.each(['ch', 'ch-fr'])('in %s names the exceptions of pages and papers, from one list', (code) => {
    const market = testMarket(code)
    const t = marketText(market)
    const { text } = form(market)
    const plain = (words: string) => words.replace(/[\u00a0\u202f]/g, ' ')
    for (const name of ['made', 'sealed', 'download'] as const)
      expect(plain(text)).toContain(plain(t(`withdrawal.exceptions.${name}`)))
    // What is not spent may come back.
    expect(plain(text)).toMatch(/Gutscheine, von denen noch nichts eingelöst ist|cartes cadeaux non entamées/)
  })

  it.each([
    ['2026-11-28T10:00:00Z', true],
    ['2027-02-01T10:00:00Z', false],
  ])('names the longer time of Christmas at %s: %s', (now, isNamed) => {
    vi.setSystemTime(now)
    expect(form(testMarket('ch')).text.includes('mindestens bis zum 31. Januar 2027')).toBe(isNamed)
    vi.useRealTimers()
  })

  it.each([
    ['ch', /zurückgeben\./, 'bis zum 31. Januar 2027'],
    ['ch-fr', /articles non utilisés/, 'jusqu’au 31 janvier 2027'],
  ])('names the one day of an order that is known: %s', (code, granted, day) => {
    const shippedAt = new Date('2026-11-28T10:00:00Z')
    const order = orderOf({
      ...{ status: 'shipped', placedAt: shippedAt, returnTerms: usualReturnTerms },
      shipments: [{ id: 1, orderId: 1, carrierKey: 'post', trackingNumber: null, shippedAt }],
    })
    const { text } = renderScreen(
      <StatementForm
        market={testMarket(code)}
        terms={usualReturnTerms}
        values={{}}
        errors={{}}
        about={undefined}
        order={order}
        isGone={false}
      />,
    )
    expect(text).toMatch(granted)
    expect(text.replace(/[\u00a0\u202f]/g, ' ')).toContain(day)
    expect(text).not.toMatch(/30 Tagen|30 jours/)
  })

  it('says when it arrived, in the time of the market', () => {
    const { text } = renderScreen(<Receipt market={testMarket()} withdrawal={withdrawal} />)
    expect(text).toMatch(
      /am 1\. Januar 2027 um 00:30 Uhr \(MEZ\).*test@example\.com.*Alle Artikel der Bestellung/,
    )
  })

  it.each(allMarkets.map((market) => [market.code, market] as const))(
    'in %s has all its words',
    (_, market) => {
      const { text } = renderScreen(
        <>
          <StatementForm
            market={market}
            terms={usualReturnTerms}
            values={{}}
            errors={{}}
            about={undefined}
            isGone
          />
          <ConfirmStep market={market} draft="d" statement={statement} />
          <Receipt market={market} withdrawal={withdrawal} />
        </>,
      )
      expect(text).not.toMatch(/\{|\}|withdrawalForm\.|orderForms\.|undefined|Invalid/)
    },
  )
})
