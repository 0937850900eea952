import { austrian, german, goods, shopperIn, swissFrench, swissGerman } from '../fixtures/e2e/checkout'
import { formDatabase } from '../fixtures/e2e/form-database'
import { expect, test } from '../fixtures/e2e/shop-window'

const sql = formDatabase()

const germanWords = {
  status: 'Bestellstatus',
  give: 'Per E-Mail verschenken',
  recipient: 'E-Mail-Adresse der beschenkten Person',
  from: 'Von wem kommt das Geschenk?',
  message: 'Ihre Worte (optional)',
  look: 'Vorschau ansehen',
  send: 'Gutschein verschicken',
  onItsWay: 'Der Gutschein ist auf dem Weg an',
  greeting: 'Ein Geschenk für Sie von Ute',
  redeem: 'Gutschein einlösen',
  kept: 'Ihr Gutschein ist vorgemerkt',
  used: 'Eingelöst, ganz oder zum Teil.',
}
const frenchWords: typeof germanWords = {
  status: 'Suivi de commande',
  give: 'Offrir par e-mail',
  recipient: 'Adresse e-mail de la personne qui la reçoit',
  from: 'De la part de qui\u202f?',
  message: 'Vos mots (facultatif)',
  look: 'Voir l’aperçu',
  send: 'Envoyer la carte cadeau',
  onItsWay: 'La carte cadeau est en route vers',
  greeting: 'Un cadeau pour vous de la part de Ute',
  redeem: 'Utiliser la carte cadeau',
  kept: 'Votre carte cadeau est enregistrée',
  used: 'Utilisée, en tout ou en partie.',
}

const givers = [
  { market: german, words: germanWords },
  { market: austrian, words: germanWords },
  { market: swissGerman, words: germanWords },
  { market: swissFrench, words: frenchWords },
]

for (const { market, words } of givers)
  test(`a gift card goes from its order to who gets it, who pays with it, in ${market.locale}`, async ({
    page,
    browser,
    address,
  }) => {
    // Two orders and a mail.
    test.slow()
    const giver = shopperIn(page, address, market)
    await giver.put(goods.voucher)
    await giver.begin()
    await giver.enterGuest()
    await giver.enterAddress()
    await giver.choose(market.card)
    await giver.pay()
    await page.getByRole('main').getByRole('link', { name: words.status, exact: true }).click()
    const status = page.url()
    const main = page.getByRole('main')
    const give = main.getByRole('heading', { name: words.give })
    // It is delivered after the answer, and appears by itself.
    await expect(async () => {
      await page.reload()
      await expect(give).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 60_000 })
    await give.click()
    const to = `present-${crypto.randomUUID()}@example.com`
    await main.getByRole('textbox', { name: words.recipient }).fill(to)
    await main.getByRole('textbox', { name: words.from }).fill('Ute')
    await main.getByRole('textbox', { name: words.message }).first().fill('Alles Gute')
    await giver.button(words.look).click()
    await expect(main).toContainText(to)
    await giver.button(words.send).click()
    await expect(main).toContainText(words.onItsWay)

    const mailed = async () => {
      const [mail] = await sql<{ content: string }[]>`
        select content from local_mailbox where kind = 'mail' and recipient = ${to}`
      return mail?.content
    }
    await expect.poll(mailed, { timeout: 60_000 }).toBeDefined()
    const [href = ''] = /http\S+\?card=[\w.-]+/.exec((await mailed()) ?? '') ?? []
    expect(href).not.toBe('')
    const receiver = await (await browser.newContext()).newPage()
    await receiver.goto(href)
    // The key does not stay in the address.
    await expect(receiver).toHaveURL(/\?state=open$/)
    const buyer = shopperIn(receiver, address, market)
    await expect(buyer.heading(words.greeting)).toBeVisible()
    await buyer.button(words.redeem).click()
    await expect(receiver.getByRole('status')).toContainText(words.kept)
    await buyer.put(goods.body)
    await buyer.begin()
    await buyer.enterGuest()
    await buyer.textbox(market.fields.street).fill(market.home.street)
    await buyer.textbox(market.fields.postcode).fill(market.home.postcode)
    await buyer.textbox(market.fields.city).fill(market.home.city)
    await buyer.button(market.next.payment).click()
    // The card pays all of it, so that nothing is to be chosen.
    await expect(buyer.heading(market.titles.review)).toBeVisible()
    await buyer.order()
    await receiver.context().close()

    await page.goto(status)
    await expect(main).toContainText(words.used)
  })
