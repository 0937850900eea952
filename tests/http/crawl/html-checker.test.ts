import { errorDocuments, everyPage } from '../../fixtures/e2e/every-page'
import { hasJava, htmlErrors } from '../../fixtures/e2e/html-checker'
import { expect, test } from '../../fixtures/http/test'

const java = await hasJava()
if (!java) console.warn('Skipped: the Nu HTML checker, which needs Java.')

test.skipIf(!java)('the HTML of every page and of every error is valid', async ({ ask }) => {
  const pages = await everyPage(ask)
  expect(pages.length).toBeGreaterThan(100)
  expect(await htmlErrors([...pages, ...(await errorDocuments(ask))])).toEqual([])
})

test.skipIf(!java)('the checker finds what is wrong', async () => {
  const html = '<!doctype html><html lang="de"><title>x</title><p><ul id="a"><li id="a"></ul>'
  const errors = await htmlErrors([{ path: '/de/', html }])
  expect(errors).toEqual([expect.stringMatching(/^\/de\/:1:\d+ Duplicate ID “a”/)])
})
