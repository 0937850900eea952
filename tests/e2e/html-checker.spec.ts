import { errorDocuments, everyPage } from '../fixtures/e2e/every-page'
import { checkMs, hasJava, htmlErrors } from '../fixtures/e2e/html-checker'
import { expect, test } from '../fixtures/e2e/test'

test('the HTML of every page and of every error is valid', async ({ ask }) => {
  test.skip(!(await hasJava()), 'The Nu HTML checker needs Java.')
  test.setTimeout(checkMs + 60_000)
  const pages = await everyPage(ask)
  expect(pages.length).toBeGreaterThan(100)
  expect(await htmlErrors([...pages, ...(await errorDocuments(ask))])).toEqual([])
})

test('the checker finds what is wrong', async () => {
  test.skip(!(await hasJava()), 'The Nu HTML checker needs Java.')
  const html = '<!doctype html><html lang="de"><title>x</title><p><ul id="a"><li id="a"></ul>'
  const errors = await htmlErrors([{ path: '/de/', html }])
  expect(errors).toEqual([expect.stringMatching(/^\/de\/:1:\d+ Duplicate ID “a”/)])
})
