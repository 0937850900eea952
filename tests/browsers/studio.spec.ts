import { randomUUID } from 'node:crypto'
import { hashPassword } from '@/lib/platform/passwords'
import { expect, phone, test } from '../fixtures/browsers/test'
import { button, dialog, group, heading, label, text, textbox, treeitem } from '../fixtures/browsers/thing'
import type { Visitor } from '../fixtures/browsers/visitor'
import { ask } from '../fixtures/e2e/ask'
import { formDatabase } from '../fixtures/e2e/form-database'
import { page as pageOf, paragraph } from '../fixtures/e2e/pages'

const password = 'Wolkenschaf-42 im Test'
const id = randomUUID()
const email = `${id}@example.org`

// Before the connection closes: hooks run in the order in which they stand.
test.afterAll(async () => {
  await sql`delete from studio_people where id = ${id}`
})
const sql = formDatabase()
test.beforeAll(async () => {
  await sql`insert into studio_people (id, name, address, role, language, password_hash)
    values (${id}, 'Test Person', ${email}, 'admin', 'de', ${await hashPassword(password)})`
})
async function logIn(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path)
  await visitor.enter(label(/^E-Mail-Adresse/), email)
  await visitor.enter(label(/^Passwort/), password)
  await visitor.press(button('Anmelden'))
  await expect.poll(() => visitor.path()).toBe(path)
  // It waits until the page is hydrated.
  await visitor.reload()
}

const block = (words: string) => ({ ...paragraph(words), _uid: `one-${randomUUID()}` })

// `editor` stands before `visit`: what begins first ends last, and it deletes the page, which an open window would ask for.
test('somebody logs in to the Studio, writes, adds a block, publishes, and the shop shows it', async ({
  editor,
  visit,
  address,
}) => {
  const story = await editor.publishNew('de-de', pageOf([block('Erster Absatz')]))
  const visitor = await visit({ width: 1440 })
  await logIn(visitor, `/studio/stories/${story.id}/`)
  await visitor.press(treeitem(/Erster Absatz/))
  await visitor.enter(textbox('Text'), 'Neue Worte')
  await visitor.sees(treeitem(/Neue Worte/))
  await visitor.press(button('Block hinzufügen'))
  const blocks = dialog('Block hinzufügen')
  await visitor.enter(label('Blöcke suchen', blocks), 'Zitat')
  await visitor.press(button('Zitat', blocks))
  await visitor.sees(treeitem(/^Zitat/))
  await visitor.enter(textbox('Text'), 'Gut geschlafen')
  await visitor.sees(text('Gespeichert'))
  await visitor.press(button('Veröffentlichen'))
  await visitor.press(button('Veröffentlichen', dialog()))
  await visitor.sees(text(/Die Seite wurde veröffentlicht\.$/))
  await visitor.open(`/de/${story.slug}/`)
  await visitor.sees(text('Neue Worte'))

  await visitor.open(`/studio/stories/${story.id}/`)
  await visitor.press(button('Offline nehmen'))
  await visitor.press(button('Offline nehmen', dialog()))
  await visitor.sees(text(/Die Seite wurde offline genommen\.$/))
  await expect.poll(async () => (await ask(address, `/de/${story.slug}/`)).status).toBe(404)
})

test('a headline that is typed is seen in the frame at once', async ({ editor, visit }) => {
  const headline = { component: 'headline', _uid: randomUUID(), text: 'Vorher', type: 'h2' }
  const story = await editor.publishNew('de-de', pageOf([headline]))
  const visitor = await visit({ width: 1440 })
  await logIn(visitor, `/studio/stories/${story.id}/`)
  const framed = () =>
    visitor.evaluate(
      () => document.querySelector('iframe')?.contentDocument?.querySelector('main h2')?.textContent,
    )
  await expect.poll(framed).toBe('Vorher')
  await visitor.press(treeitem(/Vorher/))
  await visitor.enter(textbox('Text'), 'Nachher')
  await expect.poll(framed).toBe('Nachher')
})

/** Hands a picture to the field for files, as the dialog of a system does. Returns its name. */
function chooseFile(): string {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const name = `Bild ${Date.now()}`
  const bytes = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))
  const files = new DataTransfer()
  files.items.add(new File([bytes], `${name}.png`, { type: 'image/png' }))
  if (input) input.files = files.files
  input?.dispatchEvent(new Event('change', { bubbles: true }))
  return name
}

test('somebody uploads a picture, looks at it and deletes it', async ({ visit }) => {
  const visitor = await visit({ width: 1440 })
  await logIn(visitor, '/studio/media/')
  await visitor.sees(button('Hochladen'))
  const name = await visitor.evaluate(chooseFile)
  await visitor.sees(text(/^1 Datei hochgeladen/))
  await visitor.press(button(new RegExp(name)))
  await visitor.press(button('Löschen', { role: 'complementary' }))
  await visitor.press(button('Löschen', dialog()))
  await visitor.misses(button(new RegExp(name)))
})

test('the Studio on a phone shows one part at a time, and its messages outlive a dialog', async ({
  editor,
  visit,
}) => {
  const story = await editor.publishNew('de-de', pageOf([block('Ein Absatz')]))
  const visitor = await visit(phone)
  await logIn(visitor, `/studio/stories/${story.id}/`)
  const part = (name: string) => button(name, group('Bereich'))
  await visitor.press(treeitem(/Ein Absatz/))
  await visitor.press(part('Formular'))
  await visitor.sees(textbox('Text'))
  await visitor.misses(treeitem(/Ein Absatz/))
  await visitor.press(part('Seite'))
  await visitor.press(button('Seite im Vollbild'))
  await visitor.keys('Escape')
  await visitor.sees(button('Seite im Vollbild'))

  await visitor.open('/studio/redirects/')
  const create = async (from: string) => {
    await visitor.press(button('Neue Weiterleitung'))
    await visitor.enter(label('Von', dialog()), from)
    await visitor.enter(label('Nach', dialog()), '/de/')
    await visitor.press(button('Speichern', dialog()))
    await visitor.sees(text(/Gespeichert\.$/))
  }
  const mark = randomUUID().slice(0, 8)
  await create(`/e2e-${mark}/`)
  await visitor.press(button('Neue Weiterleitung'))
  await visitor.misses(text(/Gespeichert\.$/))
  await visitor.keys('Escape')
  await visitor.misses(dialog())
  await visitor.open(`/studio/redirects/?search=e2e-${mark}`)
  await visitor.press(button(/^Löschen/))
  await visitor.press(button('Löschen', dialog()))
  await visitor.sees(text(/gelöscht/))
  await visitor.sees(heading('Weiterleitungen'))
})
