import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { page as pageOf, paragraph } from '../fixtures/e2e/pages'
import { studioPerson } from '../fixtures/e2e/studio'
import { expect, test } from '../fixtures/e2e/test'

/** What is on the clipboard when it is pasted somewhere: a picture without a name, and what stands beside it. */
async function paste(place: Locator, beside: Record<string, string> = {}) {
  const png = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#1f6b57' } })
    .png()
    .toBuffer()
  await place.evaluate(
    (element, { bytes, texts }) => {
      const clipboardData = new DataTransfer()
      const data = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))
      clipboardData.items.add(new File([data], 'image.png', { type: 'image/png' }))
      for (const [type, text] of Object.entries(texts)) clipboardData.setData(type, text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { bytes: png.toString('base64'), texts: beside },
  )
}

const pasted = /^Eingefügtes Bild \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d/

test('a picture from the clipboard is uploaded wherever a picture is taken', async ({
  browser,
  address,
  editor,
}) => {
  const image = { component: 'content_image', _uid: `image-${crypto.randomUUID()}` }
  const text = { ...paragraph('Gute Nacht'), component: 'rich_text', _uid: `text-${crypto.randomUUID()}` }
  const document = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Schlaf gut' }] }],
  }
  const story = await editor.saveNew('de-de', pageOf([image, { ...text, text: document }]))
  const person = await studioPerson(browser, address)
  const page = await person.open(`/studio/stories/${story.id}/`)

  await test.step('in a field for a picture, whose words are asked for', async () => {
    await page.getByRole('treeitem', { name: 'Bild' }).click()
    const choose = page.getByRole('button', { name: /^Auswählen/ }).first()
    await choose.focus()
    await paste(choose)
    await expect(page.getByText(pasted).first()).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByLabel('Alternativtext').first()).toHaveValue('')
  })

  await test.step('in a rich text', async () => {
    await page.getByRole('treeitem', { name: 'Schlaf gut' }).click()
    const words = page.getByRole('textbox', { name: 'Text', exact: true })
    await words.click()
    await paste(words)
    await expect(words.locator('img:not(.ProseMirror-separator)')).toHaveCount(1)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(words).toContainText('Schlaf gut')
  })

  await test.step('with words beside it the words come, and the picture is told of', async () => {
    const words = page.getByRole('textbox', { name: 'Text', exact: true })
    await paste(words, { 'text/plain': 'Aus Word', 'text/html': '<p>Aus Word</p><img src="file:///a.png">' })
    await expect(words).toContainText('Aus Word')
    await expect(page.getByText('Ein Bild wurde nicht mit eingefügt')).toBeVisible()
    await expect(words.locator('img:not(.ProseMirror-separator)')).toHaveCount(1)
  })

  await test.step('in the media library', async () => {
    await page.goto('/studio/media/')
    await paste(page.locator('body'))
    await expect(page.getByText('1 Datei hochgeladen')).toBeVisible()
    await expect(
      page.getByRole('list', { name: 'Medien' }).getByRole('button', { name: pasted }).first(),
    ).toBeVisible()
  })
  await person.leave()
})
