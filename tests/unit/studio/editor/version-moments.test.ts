import { expect, it } from 'vitest'
import { versionMoments } from '@/lib/studio/editor/dialogs/version-moments'

const content = { component: 'page', text: 'now' }
const version = (id: number, time: string, more: object = {}) => ({
  id,
  at: `2026-11-28T${time}Z`,
  event: 'saved' as const,
  content: { component: 'page', text: id },
  ...more,
})
const draft = { at: '2026-11-28T10:05:00Z', content }

it.each([
  [
    'those of one minute with seconds',
    [version(2, '09:16:20'), version(1, '09:16:02')],
    ['10:16:20', '10:16:02'],
  ],
  [
    'those of different minutes without',
    [version(2, '09:17:20'), version(1, '09:16:20')],
    ['10:17', '10:16'],
  ],
  ['the draft when it was saved, not when its entry began', [version(2, '10:03:00', { content })], ['11:05']],
  [
    'a version that was published as then',
    [version(2, '10:03:00', { content, event: 'published' })],
    ['11:03'],
  ],
  [
    'an older version with the text of the draft as then',
    [version(2, '10:04:00'), version(1, '10:03:00', { content })],
    ['11:04', '11:03'],
  ],
])('the history tells %s', (_, versions, times) => {
  const moments = versionMoments('de', versions, draft)
  expect([...moments.values()].map((words) => words.replace(/^.*, /, ''))).toEqual(times)
})
