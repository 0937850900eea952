import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { violations } from '../fixtures/e2e/axe'
import { page as pageOf } from '../fixtures/e2e/pages'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

const picture = (background: string, width = 800, height = 400) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
/** Its name and its type say nothing. */
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })
const contentImage = () => ({
  component: 'content_image',
  _uid: `image-${crypto.randomUUID()}`,
  src: { fieldtype: 'asset', filename: '/pictures/originals/1600x1200/category/pram-sage.png', alt: '' },
})

const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Medien' }).getByRole('button', { name })
const panel = (page: Page, name: string) => page.getByRole('complementary', { name: `Angaben zu ${name}` })

test('an editor uploads, describes, uses, replaces and deletes a picture', async ({
  browser,
  address,
  ask,
  editor,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  /** Without its extension, which is that of what it is. */
  const [name, folder] = [`Park ${mark}`, `Ordner ${mark}`]
  const story = await editor.publishNew('de-de', pageOf([contentImage()]))
  const person = await studioPerson(browser, address)
  const page = await person.open('/studio/media/')

  await test.step('make a folder with the keyboard', async () => {
    await page.getByRole('button', { name: 'Neuer Ordner' }).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Name', { exact: true }).focus()
    await page.keyboard.type(folder)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: folder })).toBeVisible()
  })

  await test.step('upload three files, of which two are refused with the reason', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    await page
      .locator('input[type=file]')
      .setInputFiles([
        file(`${name}.jpg`, await picture('#c8452f')),
        file('boese.svg', Buffer.from(drawing)),
        file('seite.png', Buffer.from('<html><script>alert(1)</script></html>')),
      ])
    await expect(page.getByText('1 Datei hochgeladen, 2 abgelehnt')).toBeVisible()
    await expect(page.getByText('Die Zeichnung enthält Skripte')).toBeVisible()
    await expect(page.getByText('Entscheidend ist der Inhalt')).toBeVisible()
    await expect(card(page, name)).toBeVisible()
  })

  await test.step('describe it, and set its focal point by click and by keys', async () => {
    await card(page, name).focus()
    await page.keyboard.press('Enter')
    const details = panel(page, name)
    await details.getByLabel('Alternativtext').fill('Ein Wagen im Park')
    await details.getByRole('button', { name: 'Französisch' }).click()
    await details.getByLabel('Alternativtext').fill('Une poussette au parc')
    const point = details.getByRole('button', { name: /Fokuspunkt/ }).first()
    const box = await point.boundingBox()
    await point.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 } })
    await expect(point).toHaveAccessibleName(/50\u00a0% von links, 50\u00a0% von oben/)
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('ArrowUp')
    await expect(point).toHaveAccessibleName(/60\u00a0% von links, 49\u00a0% von oben/)
    await details.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText('Gespeichert.')).toBeVisible()
    await expect(details.getByText('Auf keiner Seite.')).toBeVisible()
    expect(await violations(page, { within: '#content' })).toEqual([])
  })

  await test.step('choose it in a block, and see it in the preview', async () => {
    await page.goto(`/studio/stories/${story.id}/`)
    await page.getByRole('treeitem', { name: /Bild/ }).first().click()
    await page.getByRole('button', { name: 'Ändern' }).click()
    const dialog = page.getByRole('dialog', { name: 'Datei auswählen' })
    await dialog.getByLabel('Medien durchsuchen').fill(mark)
    await dialog.getByRole('button', { name }).click()
    await expect(
      page.getByRole('group', { name: 'Bild' }).getByText('Alternativtext der Datei: „Ein Wagen im Park“'),
    ).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /^Gespeichert$/ })).toBeVisible()
    const shown = page.frameLocator('iframe').getByRole('img', { name: 'Ein Wagen im Park' })
    await expect(shown).toHaveAttribute('src', /^\/pictures\/assets\/800x400\/[a-z0-9]{12}\/park-/)
    await page.getByRole('button', { name: 'Veröffentlichen' }).click()
    // The page has no first heading, which is told before.
    await page
      .getByRole('dialog', { name: 'Veröffentlichen' })
      .getByRole('button', { name: 'Veröffentlichen' })
      .click()
  })

  /** The picture in the page that a shopper gets. */
  const shownTo = async () => {
    const { body } = await ask(`/de/${story.full_slug.replace(/^de-de\//, '')}/`)
    return /src="(\/pictures\/assets\/[^"]+)"/.exec(body)?.[1]
  }
  await expect.poll(shownTo, { timeout: 20_000 }).toMatch(/\?v=[0-9a-f]{8}/)
  const before = await shownTo()

  await test.step('replace it, and every page shows the new one', async () => {
    await page.goto('/studio/media/')
    await page.getByLabel('Medien durchsuchen').fill(mark)
    await card(page, name).click()
    const details = panel(page, name)
    await expect(details.getByRole('link', { name: story.name })).toHaveAttribute(
      'href',
      `/studio/stories/${story.id}/`,
    )
    await details.getByRole('button', { name: 'Ersetzen' }).click()
    const dialog = page.getByRole('dialog', { name: /ersetzen/ })
    await expect(dialog.getByText('1 veröffentlichten Seite')).toBeVisible()
    await dialog
      .locator('input[type=file]')
      .setInputFiles(file('neu.jpg', await picture('#1f6b57', 600, 600)))
    await expect(page.getByText('Alle Seiten zeigen die neue.')).toBeVisible()
    await expect(details.getByText('600 × 600 Pixel')).toBeVisible()
    await expect.poll(shownTo, { timeout: 20_000 }).toMatch(/\/600x600\//)
    expect(await shownTo()).not.toBe(before)
  })

  await test.step('delete it with a warning, and the folder when it is empty', async () => {
    await panel(page, name).getByRole('button', { name: 'Löschen' }).click()
    const dialog = page.getByRole('dialog', { name: /löschen/ })
    await expect(dialog.getByText('Sie wird noch verwendet.')).toBeVisible()
    await expect(dialog.getByRole('link', { name: story.name })).toBeVisible()
    expect(await violations(page, { within: '#media-delete' })).toEqual([])
    await dialog.getByRole('button', { name: 'Löschen' }).click()
    await expect(card(page, name)).toHaveCount(0)
    await page.getByRole('button', { name: folder }).click()
    await page.getByRole('button', { name: 'Ordner löschen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
    await expect(page.getByRole('button', { name: folder })).toHaveCount(0)
  })
  await person.leave()
})

test('a video with its picture and its subtitles is uploaded, chosen, and plays in the shop', async ({
  browser,
  address,
  editor,
  page: visitor,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const story = await editor.publishNew(
    'de-de',
    pageOf([{ component: 'video', _uid: `video-${mark}`, title: 'Abend' }]),
  )
  const person = await studioPerson(browser, address)
  const page = await person.open('/studio/media/')
  await page
    .locator('input[type=file]')
    .setInputFiles([
      file(`Abend ${mark}.mp4`, readFileSync('public/media/abend-im-kinderzimmer.mp4')),
      file(`Vorher ${mark}.jpg`, await picture('#1f6b57', 1600, 900)),
      file(`Worte ${mark}.vtt`, Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nGute Nacht\n')),
    ])
  await expect(page.getByText('3 Dateien hochgeladen')).toBeVisible()

  await page.goto(`/studio/stories/${story.id}/`)
  await page.getByRole('treeitem', { name: /Video/ }).click()
  // Each field offers what it takes alone.
  for (const [label, name] of [
    ['Datei', 'Abend'],
    ['Bild vor dem Abspielen', 'Vorher'],
    ['Untertitel', 'Worte'],
  ] as const) {
    const field = page.getByRole('group', { name: label, exact: true })
    await field.getByRole('button', { name: 'Auswählen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Datei auswählen' })
    await dialog.getByLabel('Medien durchsuchen').fill(mark)
    const offered = dialog.getByRole('list', { name: 'Medien' }).getByRole('button')
    await expect(offered).toHaveCount(1)
    await offered.filter({ hasText: name }).click()
    await expect(field.getByText(new RegExp(`^${name.toLowerCase()}-${mark}`))).toBeVisible()
  }
  await expect(page.locator('[data-state=saved]')).toBeVisible()
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /eröffentlichen/ })
    .click()
  await expect(page.getByText('Die Seite wurde veröffentlicht.')).toBeVisible()

  await expect(async () => {
    await visitor.goto(`/de/${story.slug}/`)
    await expect(visitor.locator('video')).toHaveAttribute('poster', /vorher/, { timeout: 500 })
  }).toPass()
  const played = await visitor.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.muted = true
    await video.play()
    await new Promise((resolve) => video.addEventListener('timeupdate', resolve, { once: true }))
    return { width: video.videoWidth, cues: video.textTracks[0]?.cues?.length }
  })
  expect(played).toEqual({ width: 960, cues: 1 })
  await person.leave()
})
