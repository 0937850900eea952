import { afterwardsIn, austrian, goods, shopperIn, swissFrench, swissGerman } from '../fixtures/e2e/checkout'
import { formDatabase } from '../fixtures/e2e/form-database'
import { runOrders } from '../fixtures/e2e/run-orders'
import { expect, test } from '../fixtures/e2e/shop-window'
import { readPdf } from '../fixtures/read-pdf'

const sql = formDatabase()

const germanWords = {
  start: 'Artikel zurückschicken',
  reason: 'Grund',
  submit: 'Rücksendung anmelden',
  announced: 'Ihre Rücksendung ist angemeldet',
  label: 'Etikett herunterladen (PDF)',
  sample: 'Rücksendung (Muster)',
  refunded: 'haben wir zurückgezahlt',
  state: 'Zurückgeschickt und erstattet',
  subject: 'Rückzahlung',
}
const words = {
  'de-at': { ...germanWords, carrier: 'Österreichische Post' },
  'de-ch': { ...germanWords, label: 'Etikette herunterladen (PDF)', carrier: 'Die Post' },
  'fr-ch': {
    start: 'Retourner des articles',
    reason: 'Motif',
    submit: 'Enregistrer le retour',
    announced: 'Votre retour est enregistré',
    label: 'Télécharger l’étiquette (PDF)',
    sample: 'Retour (Exemple)',
    refunded: 'Nous avons remboursé',
    state: 'Retournée et remboursée',
    subject: 'Remboursement',
    carrier: 'La Poste',
  },
}

const markets = [
  ['de-at', austrian, 'post-at'],
  ['de-ch', swissGerman, 'post-ch'],
  ['fr-ch', swissFrench, 'post-ch'],
] as const

for (const [locale, market, carrier] of markets)
  test(`what was sent comes back with a label and is paid back, in ${locale}`, async ({
    page,
    context,
    address,
  }) => {
    // An order, three commands and two mails.
    test.slow()
    const said = words[locale]
    const main = page.getByRole('main')
    const link = (name: string) => main.getByRole('link', { name, exact: true })
    const shopper = shopperIn(page, address, market)
    await shopper.put(goods.body)
    await shopper.begin()
    await shopper.enterGuest()
    await shopper.enterAddress()
    await shopper.choose(market.card)
    const number = await shopper.pay()
    await link(afterwardsIn(market).status).click()
    await runOrders('shipped', number, '--carrier', carrier, '--tracking', '990034000001')
    await page.reload()
    // Another page of the same order, which nobody loads again.
    const open = await context.newPage()
    await open.goto(page.url())
    await link(said.start).click()
    await page.getByRole('combobox', { name: said.reason }).selectOption('fit')
    await shopper.button(said.submit).click()
    await expect(page.getByRole('status').filter({ hasText: said.announced })).toBeVisible()
    // The label that is made after the answer appears by itself.
    await expect(link(said.label).first()).toBeVisible({ timeout: 60_000 })
    // Whoever comes back to it sees the label; a browser without windows tells no page that it is used again.
    await open.evaluate(() => void window.dispatchEvent(new Event('focus')))
    await expect(open.getByRole('main').getByRole('link', { name: said.label }).first()).toBeVisible()
    await open.close()
    const href = await main
      .getByRole('link', { name: said.label })
      .evaluateAll((links) =>
        links.map((each) => each.getAttribute('href') ?? '').find((at) => /part=carrier/.test(at)),
      )
    const { text } = await readPdf(await (await page.request.get(href ?? '')).body())
    expect(text).toContain(said.carrier)
    expect(text).toContain(said.sample)
    await runOrders('arrived', number, '--return', `R${number}-1`)
    const [{ amount = 0 } = {}] = await sql<{ amount: number }[]>`
      select l.total - l.reduction - l.voucher_reduction as amount
      from order_lines l join orders o on o.id = l.order_id where o.number = ${number}`
    await runOrders('refund', number, '--amount', (amount / 100).toFixed(2), '--lines', '1')
    await page.reload()
    await expect(main).toContainText(said.refunded)
    const mailed = async () => {
      const rows = await sql<{ content: string }[]>`
        select content from local_mailbox
        where kind = 'mail' and subject like ${`%${said.subject}%`} and content like ${`%${number}%`}`
      return rows.length
    }
    await expect.poll(mailed, { timeout: 60_000 }).toBe(1)
  })
