import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accountScreens, orderSteps, screenTable, shownScreens } from '../fixtures/e2e/screen-table'

const pages = globSync('app/**/page.tsx').map((file) => file.slice('app/'.length, -'/page.tsx'.length))

test('every screen is looked at with larger text and in forced colours, or excused with a reason', () => {
  expect(Object.keys(screenTable).sort()).toEqual(pages.sort())
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
})
