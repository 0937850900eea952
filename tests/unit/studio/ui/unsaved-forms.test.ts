import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')

/** What somebody types or writes into. */
const field =
  /<(?:TextField|TextArea|ClockField|DayField|LinkInput|textarea|EditorContent)\b|<input\s(?![^>]*type="(?:hidden|checkbox|radio|file|search)")/
/** What asks before it is lost with a dialog or with the page. */
const asks = /<FormDialog\b|<HeldEntries\b|\buseUnsaved\(/

/** The fields that stand in a form of another file, which asks. */
const inForms: Readonly<Record<string, string>> = {
  'lib/studio/media/panel/detail-fields.client.tsx': 'lib/studio/media/panel/use-details.ts',
  'lib/studio/stages/stage-fields.client.tsx': 'lib/studio/stages/workflow-dialog.client.tsx',
  'lib/studio/stories/bulk/release-field.client.tsx': 'lib/studio/stories/bulk/bulk-dialog.client.tsx',
  'lib/studio/stories/bulk/stage-field.client.tsx': 'lib/studio/stories/bulk/bulk-dialog.client.tsx',
  'lib/studio/stories/bulk/tag-field.client.tsx': 'lib/studio/stories/bulk/bulk-dialog.client.tsx',
  'lib/studio/stories/dialogs/template-field.client.tsx':
    'lib/studio/stories/dialogs/create-dialog.client.tsx',
}

/** What is not lost, or nothing to keep, and why. */
const others: Readonly<Record<string, readonly string[]>> = {
  'the editor saves it by itself and keeps it in the browser (`lib/studio/editor/saving`)': [
    'lib/studio/editor/fields/amount-field.client.tsx',
    'lib/studio/editor/fields/asset-field.client.tsx',
    'lib/studio/editor/fields/link-field.client.tsx',
    'lib/studio/editor/fields/plain-fields.client.tsx',
    'lib/studio/editor/fields/rich-text-field.client.tsx',
    'lib/studio/editor/fields/table-field.client.tsx',
    'lib/studio/editor/fields/time-field.client.tsx',
  ],
  'a comment that was not sent stays in the browser (`kept-drafts.ts`)': [
    'lib/studio/editor/comments/composer.client.tsx',
  ],
  'a password, a name or an address that is asked for before anything can be done': [
    'lib/studio/account/login-card.tsx',
    'lib/studio/account/link-screen.tsx',
    'lib/studio/account/login-screen.tsx',
    'lib/studio/account/password-form.client.tsx',
  ],
  'it searches, filters, or changes what is looked at': [
    'lib/studio/campaigns/why-screen.tsx',
    'lib/studio/editor/comments/thread-tools.client.tsx',
    'lib/studio/editor/frame/situation-bar.client.tsx',
    'lib/studio/editor/pickers/found-search.client.tsx',
    'lib/studio/log/log-screen.tsx',
    'lib/studio/releases/find-stories.client.tsx',
    'lib/studio/releases/released-stories.client.tsx',
    'lib/studio/stories/dialogs/story-picker.client.tsx',
    'lib/studio/stories/list/list-filters.client.tsx',
    'lib/studio/translations/connect-version.client.tsx',
  ],
  'it is read and copied': ['lib/studio/preview-links/preview-links-button.client.tsx'],
}

const forms = globSync('{lib,app}/studio/**/*.tsx')
  .filter((file) => !file.startsWith('lib/studio/ui/') && field.test(read(file)))
  .sort()

describe('what is typed in the Studio', () => {
  const known = new Set([...Object.keys(inForms), ...Object.values(others).flat()])

  it.each(forms)('is not lost without a word in %s', (file) => {
    if (!known.has(file)) expect(asks.test(read(file)), `${file} throws entries away`).toBe(true)
  })

  it.each(Object.entries(inForms))('is asked about by the form around %s', (_, form) => {
    expect(asks.test(read(form))).toBe(true)
  })

  it('has exceptions only where there are fields', () => {
    expect([...known].filter((file) => !forms.includes(file))).toEqual([])
  })
})
