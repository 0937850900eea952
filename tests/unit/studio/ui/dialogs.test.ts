import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Dialogs that end with no button: what is pressed in them is done or chosen at once, or they are only read. */
const withoutActions = [
  'editor/dialogs/add-beside-dialog.client.tsx',
  'editor/dialogs/add-dialog.client.tsx',
  'editor/dialogs/history-dialog.client.tsx',
  'editor/fields/focus-dialog.client.tsx',
  'editor/fields/icon-field.client.tsx',
  'editor/other-notice.client.tsx',
  'media/library/library-dialog.client.tsx',
  'preview-links/preview-links-button.client.tsx',
  'sessions/sessions-dialog.client.tsx',
  'translations/translations-button.client.tsx',
  'ui/shortcuts/shortcuts-dialog.client.tsx',
]

it('keeps the actions of a dialog in its foot, which stays in sight', () => {
  const found = readdirSync('lib/studio', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && file !== 'ui/dialog.client.tsx')
    .filter((file) =>
      [...readFileSync(`lib/studio/${file}`, 'utf8').matchAll(/<Dialog\b[\s\S]*?(?<!=)>/g)].some(
        ([opening]) => !/\bfooter=/.test(opening),
      ),
    )
  expect(found.sort()).toEqual(withoutActions)
})
