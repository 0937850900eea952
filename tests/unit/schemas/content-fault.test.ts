import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { archivedStory, archivedVersion } from '@/lib/content/embedded/archive/archive-schemas'
import { JsonReader } from '@/lib/content/embedded/archive/json-reader'
import { createBody, updateBody } from '@/lib/content/embedded/management/story-input'
import { readLiveStory } from '@/lib/content/preview/live-story'
import { draftInput } from '@/lib/studio/drafts/input'

/** Content with lists in lists, as JSON; parsed, so that no depth troubles the test. */
const nested = (levels: number): unknown =>
  JSON.parse(`{"component":"page","_uid":"a","body":${'['.repeat(levels - 1)}1${']'.repeat(levels - 1)}}`)

const time = '2026-01-01T00:00:00Z'
const uuid = '0b6c1c3e-3f3e-4c69-9f0b-3c1a6f3f7c11'
const named = { name: 'a', slug: 'a' }

/** Every way by which the content of a story gets into the shop. */
const doors: Record<string, (content: unknown) => boolean | Promise<boolean>> = {
  'a save in the Studio': (content) => draftInput.safeParse({ content, basedOn: 'a'.repeat(32) }).success,
  'a new story of the Management API': (content) =>
    createBody.safeParse({ story: { ...named, content } }).success,
  'a change by the Management API': (content) => updateBody.safeParse({ story: { content } }).success,
  'a story of an archive': (content) =>
    archivedStory.safeParse({
      ...{ ...named, id: 1, uuid, group_id: uuid, full_slug: 'a', created_at: time },
      content,
    }).success,
  'an earlier version in an archive': (content) =>
    archivedVersion.safeParse({ ...named, event: 'saved', content, author: null, created_at: time }).success,
  'the live preview': async (content) => {
    const text = `{"id":1,"content":${JSON.stringify(content)}}`
    return (await readLiveStory(gzipSync(text).toString('base64'))).ok
  },
}

describe.each(Object.entries(doors))('%s', (_, takes) => {
  it.each([
    ['as deep as a story may be', nested(99), true],
    ['a level deeper', nested(100), false],
    ['deeper than a program can follow', nested(3_000), false],
    [
      'with as many values as a story may have',
      { ...{ component: 'page', _uid: 'a' }, list: Array(49_990).fill(1) },
      true,
    ],
    ['with more', { ...{ component: 'page', _uid: 'a' }, list: Array(50_000).fill(1) }, false],
    [
      'with a field that would be a prototype',
      JSON.parse('{"component":"page","_uid":"a","__proto__":{"a":1}}'),
      false,
    ],
  ])('takes what is %s: %#', async (_, content, expected) => {
    expect(await takes(content)).toBe(expected)
  })
})

it('A file of an archive that is nested too deep is named as such', () => {
  const reader = new JsonReader()
  const content = `{"meta_data":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
  expect(reader.read(archivedStory, { path: 'stories/a.json', content })).toBeUndefined()
  expect(reader.problems).toEqual(['stories/a.json: this is nested too deep'])
})
