import { headline, page as pageOf } from '../fixtures/e2e/pages'
import { previewSecret } from '../fixtures/e2e/preview-secret'
import { expect, test } from '../fixtures/e2e/test'

test('the preview shows the draft to the editor’s browser alone, and names broken blocks @journey', async ({
  page,
  ask,
  editor,
  browser,
  address,
}) => {
  const secret = await previewSecret()
  test.skip(!secret, 'E2E_PREVIEW_SECRET is not set, and no secrets.json lies beside the build')
  const story = await editor.publishNew('de-de', pageOf([headline('Veröffentlicht')]))
  const broken = [{ component: 'gibt_es_nicht' }, { component: 'teaser', headline: '' }]
  await editor.save(story, { content: pageOf([headline('Entwurf'), ...broken]) })

  const query = new URLSearchParams({ secret: secret ?? '', slug: `de-de/${story.slug}` })
  await page.goto(`/api/preview/?${query}`)
  await expect(page).toHaveURL(`/de/${story.slug}/`)
  await expect(page.getByRole('heading', { name: 'Entwurf' })).toBeVisible()
  await expect(page.getByText('Der Block „gibt_es_nicht“ ist nicht bekannt.')).toBeVisible()
  await expect(page.getByText('Der Block „teaser“ hat Angaben, die nicht passen.')).toBeVisible()

  const visitor = await browser.newPage({ baseURL: address })
  await visitor.goto(`/de/${story.slug}/`)
  await expect(visitor.getByRole('heading', { name: 'Veröffentlicht' })).toBeVisible()
  await expect(visitor.getByText('Entwurf')).toHaveCount(0)
  await visitor.close()
  expect((await ask(`/de/${story.slug}/`)).body).not.toMatch(/Entwurf|gibt_es_nicht/)
})
