import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  accountScreens,
  documentScreens,
  orderSteps,
  screenTable,
  shownScreens,
} from '../fixtures/e2e/screen-table'

const foldersOf = (files: readonly string[]) =>
  files.map((file) => file.slice('app/'.length, file.lastIndexOf('/')))
const pages = foldersOf(globSync('app/**/page.tsx'))
/** Routes that answer with a document. */
const documents = foldersOf(
  globSync('app/**/route.{ts,tsx}').filter((file) => readFileSync(file, 'utf8').includes("'text/html")),
)

test('every screen is looked at with larger text and in forced colours, or excused with a reason', () => {
  expect(documents.length).toBeGreaterThan(0)
  expect(Object.keys(screenTable).sort()).toEqual([...pages, ...documents].sort())
  for (const [page, shown] of Object.entries(screenTable)) {
    const ways =
      'excused' in shown
        ? shown.excused.split(' ').length > 4
        : Object.values(shown).some((each) => Object.keys(each).length > 0)
    expect(ways, page).toBe(true)
  }
})

test('every step that is walked is the step of a screen', () => {
  expect(new Set(shownScreens.flatMap(({ order = [] }) => order))).toEqual(new Set(orderSteps))
  expect(new Set(shownScreens.flatMap(({ account = [] }) => account))).toEqual(
    new Set([...accountScreens, 'address-form', 'orderDetail']),
  )
  expect(shownScreens.flatMap((screen) => screen.documents ?? [])).toEqual([...documentScreens])
})
