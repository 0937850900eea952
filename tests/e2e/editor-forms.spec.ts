import type { Locator, Page } from '@playwright/test'
import { expectAlive } from '../fixtures/e2e/alive'
import { violations } from '../fixtures/e2e/axe'
import { words } from '../fixtures/e2e/campaign'
import { formDatabase } from '../fixtures/e2e/form-database'
import { expect, test } from '../fixtures/e2e/test'
import { watchFaults } from '../fixtures/e2e/watch'
import { wholePdf } from '../fixtures/sent-files'

const complaint = { de: '/de/service/reklamation/', fr: '/ch-fr/service/reclamation/' }
const consultation = { de: '/de/service/beratung/', fr: '/ch-fr/service/conseil/' }

const sql = formDatabase()

/** What was taken of forms that said this, each with the names of its files. */
const taken = (said: string) => sql<{ path: string; values: string[]; files: string[] }[]>`
  select path, jsonb_path_query_array(answers, '$[*].value') as values,
    array(select name from form_files where submission_id = s.id) as files
  from form_submissions s where answers::text like ${`%${said}%`}`

const within = 'main'
const main = (page: Page) => page.getByRole('main')
const alert = (page: Page) => main(page).getByRole('alert')
const button = (page: Page) => main(page).locator('form button[type=submit]')
const sent = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /^(?:Danke|Merci)/ })

const pdf = (name: string, bytes = 200) => ({
  name,
  mimeType: 'application/pdf',
  buffer: wholePdf(bytes),
})
const program = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('MZ\u0000\u0003') }
const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A date in its three fields, by the name of their group. */
const dateField = (page: Page, name: string) => main(page).getByRole('group', { name })
const partsOf = (group: Locator) => group.getByRole('textbox').all()
async function fillDate(group: Locator, date: string) {
  const [year = '', month = '', day = ''] = date.split('-')
  for (const [index, field] of (await partsOf(group)).entries())
    await field.fill([day, month, year][index] ?? '')
}
const dateIn = async (group: Locator) => {
  const typed = await Promise.all((await partsOf(group)).map((field) => field.inputValue()))
  return typed.toReversed().join('-')
}

/** A form that is sent within a second of loading asks to be sent once more. */
const sendPlain = (page: Page, path: string, choose = async () => {}) =>
  expect(async () => {
    // A page that shows the form again has its texts, but no browser lets it have its files.
    await choose()
    await button(page).click()
    await expect(page).toHaveURL(new RegExp(`${path}#form-.*-sent$`), { timeout: 2_000 })
  }).toPass()

test('a complaint says in French at each field what is wrong, looks into its file, and is sent once', async ({
  page,
  shop,
}) => {
  const text = words('Roue')
  await shop.open(complaint.fr)
  await expectAlive(button(page))
  const number = page.getByLabel('Numéro de commande ou d’article')
  const email = main(page).getByLabel('Adresse e-mail')
  const story = page.getByLabel('Que s’est-il passé')
  const file = page.getByLabel('Photo ou facture')
  expect(await violations(page, { within })).toEqual([])

  await email.fill('anna@')
  await story.fill(text)
  await file.setInputFiles(program)
  await button(page).click()
  await expect(number).toBeFocused()
  await expect(number).toHaveAccessibleDescription(/Veuillez remplir ce champ\./)
  await expect(email).toHaveAccessibleDescription(/Cette adresse e-mail n’est pas valable/)
  await expect(file).toHaveAccessibleDescription(/Types de fichiers possibles\s: PDF, JPEG, PNG, WebP\./)
  await expect(alert(page)).toContainText('Veuillez revoir les champs signalés.')
  await expect(email).toHaveValue('anna@')
  await expect(story).toHaveValue(text)
  expect(await violations(page, { within })).toEqual([])

  await number.fill('100043')
  await email.fill('anna@example.com')
  await page.getByRole('radio', { name: 'Une réparation' }).check()
  await file.setInputFiles(pdf('facture.pdf', 10 * 1024 * 1024 + 1))
  await button(page).click()
  await expect(file).toHaveAccessibleDescription(/Le fichier est trop lourd\s: 10 Mo au plus\./)
  expect(await taken(text)).toEqual([])

  await file.setInputFiles(pdf('facture.pdf'))
  await button(page).dblclick()
  await expect(sent(page)).toBeFocused()
  expect(await violations(page, { within })).toEqual([])
  expect(await taken(text)).toEqual([
    {
      path: complaint.fr,
      values: ['100043', 'anna@example.com', text, 'Une réparation'],
      files: ['facture.pdf'],
    },
  ])
})

test('a field says while it is filled in that it is changed, too short, and being sent', async ({
  page,
  shop,
}) => {
  await shop.open(complaint.de)
  await expectAlive(button(page))
  const number = page.getByLabel('Bestellnummer oder Artikelnummer')
  const email = main(page).getByLabel('E-Mail-Adresse')
  await expect(number).not.toHaveAttribute('data-dirty')
  await number.fill('12')
  await expect(number).toHaveAttribute('data-dirty')
  await email.focus()
  await expect(number).toHaveAccessibleDescription(/Mindestens 4 Zeichen\./)
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await number.fill('1234')
  await email.focus()
  await expect(number).not.toHaveAttribute('aria-invalid')
  await number.fill('')
  await expect(number).not.toHaveAttribute('data-dirty')

  const answered = Promise.withResolvers<void>()
  await page.route('**/api/forms/', async (route) => {
    await answered.promise
    await route.continue()
  })
  await button(page).click()
  await expect(number).toHaveAttribute('aria-busy', 'true')
  answered.resolve()
  await expect(number).toHaveAccessibleDescription(/Diese Angabe fehlt noch\./)
  await expect(number).not.toHaveAttribute('aria-busy')
})

test('hostile text is text, and a lost connection loses nothing of it @phone', async ({
  address,
  context,
  page,
  shop,
}) => {
  const text = `${words('Rad')} ${script}`
  const faults = watchFaults(page, address)
  await shop.open(complaint.de)
  await expectAlive(button(page))
  const story = page.getByLabel('Was ist passiert?')
  await page.getByLabel('Bestellnummer oder Artikelnummer').fill(script)
  await main(page).getByLabel('E-Mail-Adresse').fill('anna@example.com')
  await story.fill('x'.repeat(10_000))
  await page.getByLabel('Bild oder Rechnung').setInputFiles(pdf('rechnung.pdf'))
  await button(page).click()
  await expect(story).toHaveAccessibleDescription('Höchstens 5000 Zeichen.')
  expect((await story.inputValue()).length).toBe(10_000)

  await story.fill(text)
  await context.setOffline(true)
  await button(page).click()
  await expect(alert(page)).toContainText('Keine Verbindung.')
  await expect(story).toHaveValue(text)
  await context.setOffline(false)
  await button(page).click()
  await expect(sent(page)).toBeVisible()
  expect(await taken(text.slice(0, 12))).toEqual([
    { path: complaint.de, values: [script, 'anna@example.com', text], files: ['rechnung.pdf'] },
  ])
  // The refused answer and the lost connection are the browser's own lines
  expect(faults.filter((fault) => !/\/api\/forms\/|ERR_INTERNET_DISCONNECTED/.test(fault))).toEqual([])
})

test('a complaint needs no JavaScript', async ({ openPlain, page: scripted }) => {
  const text = `${words('Sitz')} ${script}`
  const page = await openPlain(complaint.de)
  const number = page.getByLabel('Bestellnummer oder Artikelnummer')
  const story = page.getByLabel('Was ist passiert?')
  await story.fill(text)
  await page.getByRole('radio', { name: 'Ein Ersatzteil' }).check()
  await page.getByLabel('Bild oder Rechnung').setInputFiles(program)
  await button(page).click()
  await expect(page).toHaveURL(/\/de\/form\/\?draft=/)
  await expect(number).toHaveAccessibleDescription(/Diese Angabe fehlt noch\./)
  await expect(page.getByLabel('Bild oder Rechnung')).toHaveAccessibleDescription(
    /Möglich sind Dateien der Art PDF/,
  )
  await expect(story).toHaveValue(text)
  await expect(page.getByRole('radio', { name: 'Ein Ersatzteil' })).toBeChecked()
  await scripted.goto(page.url())
  expect(await violations(scripted, { within })).toEqual([])

  await number.fill('100043')
  await main(page).getByLabel('E-Mail-Adresse').fill('anna@example.com')
  await sendPlain(page, complaint.de, () =>
    page.getByLabel('Bild oder Rechnung').setInputFiles(pdf('rechnung.pdf')),
  )
  await expect(sent(page)).toBeVisible()
  await expect(button(page)).toBeHidden()
  expect(await taken(text.slice(0, 13))).toEqual([
    {
      path: complaint.de,
      values: ['100043', 'anna@example.com', text, 'Ein Ersatzteil'],
      files: ['rechnung.pdf'],
    },
  ])
})

test('a file is chosen, shown and removed with the keyboard, in the words of the page @phone', async ({
  page,
  shop,
}) => {
  await shop.open(complaint.fr)
  await expectAlive(button(page))
  const file = page.getByLabel('Photo ou facture')
  const name = main(page).getByText('facture.pdf', { exact: true })
  await expect(file).toHaveAccessibleName('Photo ou facture (facultatif) Choisir un fichier')
  await shop.tabTo(file)
  const large = pdf('facture.pdf', 1.5 * 1024 * 1024)
  await expect(async () => {
    const opened = page.waitForEvent('filechooser', { timeout: 3_000 })
    await page.keyboard.press('Enter')
    await (await opened).setFiles(large)
  }).toPass()
  await expect(name).toBeVisible()
  await expect(main(page).getByText('1,5 Mo')).toBeVisible()
  await expect(main(page).getByText('Choisir un autre fichier')).toBeVisible()
  expect(await violations(page, { within })).toEqual([])

  await page.keyboard.press('Tab')
  await expect(main(page).getByRole('button', { name: 'Retirer le fichier (facture.pdf)' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(name).toBeHidden()
  await expect(file).toBeFocused()
  expect(await file.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0)

  const again = page.waitForEvent('filechooser')
  await main(page).getByText('Choisir un fichier').click()
  await (await again).setFiles(pdf('facture.pdf'))
  await expect(name).toBeVisible()
})

test('without JavaScript the browser’s own field for files is there', async ({ openPlain }) => {
  const page = await openPlain(complaint.de)
  await expect(page.getByText('Datei auswählen')).toBeHidden()
  const box = await page.getByLabel('Bild oder Rechnung').boundingBox()
  expect(box?.width).toBeGreaterThan(100)
  expect(box?.height).toBeGreaterThan(24)
})

test('a request for an appointment says in French what is wrong, and is sent once', async ({
  page,
  shop,
}) => {
  const note = words('Break')
  await shop.open(consultation.fr)
  await expectAlive(button(page))
  const day = dateField(page, 'Jour souhaité')
  await page.getByRole('radio', { name: 'Poussette' }).check()
  await fillDate(day, dayIn(-1))
  await expect(day.locator('[aria-live]')).toHaveText(/^(?:\S+di|dimanche),? \d+ \S+ \d{4}$/)
  await page.getByLabel('Prénom').fill('Anna 2')
  await main(page).getByLabel(/^Nom/).fill('Muster')
  await main(page).getByLabel('Adresse e-mail').fill('anna@example.com')
  await page.getByLabel('Numéro de téléphone').fill('demain')
  await page.getByLabel('Que devons-nous savoir').fill(note)
  await button(page).click()
  await expect(day.getByLabel('Jour')).toBeFocused()
  await expect(day).toHaveAccessibleDescription(/^Au plus tôt le \d+ \S+ \d{4}\.$/)
  await expect(page.getByRole('group', { name: 'Moment de la journée' })).toHaveAccessibleDescription(
    'Veuillez remplir ce champ.',
  )
  await expect(page.getByLabel('Prénom')).toHaveAccessibleDescription(/Lettres, trait d’union/)
  await expect(page.getByLabel('Numéro de téléphone')).toHaveAccessibleDescription(
    /n’est pas un numéro de téléphone/,
  )
  await expect(page.getByRole('radio', { name: 'Poussette' })).toBeChecked()
  await expect(page.getByLabel('Que devons-nous savoir')).toHaveValue(note)
  expect(await violations(page, { within })).toEqual([])

  await fillDate(day, '2026-02-30')
  await button(page).click()
  await expect(day).toHaveAccessibleDescription(/^Ce jour n’existe pas dans le calendrier\./)
  await day.getByLabel('Année').fill('')
  await button(page).click()
  await expect(day).toHaveAccessibleDescription(/^Veuillez indiquer le jour, le mois et l’année/)
  await fillDate(day, dayIn(7))
  await page.getByRole('radio', { name: 'Après-midi' }).check()
  await page.getByLabel('Prénom').fill('Anna')
  await page.getByLabel('Numéro de téléphone').fill('022 123 45 67')
  await button(page).dblclick()
  await expect(sent(page)).toBeFocused()
  const [request, ...others] = await taken(note)
  expect(others).toEqual([])
  expect(request).toMatchObject({ path: consultation.fr, files: [] })
  expect(request?.values).toEqual(expect.arrayContaining(['Poussette', dayIn(7), 'Après-midi', note]))
})

test('a request for an appointment needs no JavaScript', async ({ openPlain }) => {
  const note = words('Kombi')
  const page = await openPlain(consultation.de)
  await page.getByRole('radio', { name: 'Kinderwagen' }).check()
  const day = dateField(page, 'Wunschtag')
  const other = dateField(page, 'Oder an diesem Tag')
  await fillDate(day, dayIn(100))
  await other.getByLabel('Monat').fill('12')
  await page.getByRole('radio', { name: 'Vormittag' }).check()
  await page.getByLabel('Vorname').fill('Anna')
  await page.getByLabel('Nachname').fill('Muster')
  await page.getByLabel('Was sollen wir vorher wissen?').fill(note)
  await button(page).click()
  await expect(page).toHaveURL(/\/de\/form\/\?draft=/)
  await expect(day).toHaveAccessibleDescription(/^Spätestens am /)
  await expect(other).toHaveAccessibleDescription(/^Bitte geben Sie Tag, Monat und Jahr an/)
  await expect(main(page).getByLabel('E-Mail-Adresse')).toHaveAccessibleDescription(/fehlt noch/)
  await expect(page.getByRole('radio', { name: 'Kinderwagen' })).toBeChecked()
  expect([await dateIn(day), await dateIn(other)]).toEqual([dayIn(100), '-12-'])

  await fillDate(day, dayIn(10))
  await other.getByLabel('Monat').fill('')
  await main(page).getByLabel('E-Mail-Adresse').fill('anna@example.com')
  await sendPlain(page, consultation.de)
  await expect(sent(page)).toBeVisible()
  expect((await taken(note)).map(({ path }) => path)).toEqual([consultation.de])
})
