import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSigned, signWebhook, tagsOfEvent } from '@/lib/content/pages/webhook'

const secret = 'a-secret-of-some-length'
const body = JSON.stringify({ action: 'published', story_id: 7, full_slug: 'de-de/größe' })

describe('the signature of a webhook', () => {
  it('is the hexadecimal HMAC-SHA1 of the body, as Storyblok makes it', () => {
    const expected = createHmac('sha1', secret).update(Buffer.from(body, 'utf8')).digest('hex')
    expect(signWebhook(body, secret)).toBe(expected)
    expect(isSigned(body, expected, secret)).toBe(true)
  })

  const good = signWebhook(body, secret)

  it.each([
    ['missing', null],
    ['empty', ''],
    ['of another secret', signWebhook(body, 'another-secret-of-length')],
    ['of another body', signWebhook(`${body} `, secret)],
    ['cut short', good.slice(0, -1)],
    ['too long', `${good}0`],
    ['the right one twice', good + good],
    ['as long in characters but not in bytes', `${good.slice(0, -1)}ü`],
    ['very long', 'a'.repeat(1_000_000)],
  ])('is refused when it is %s', (_, signature) => {
    expect(isSigned(body, signature, secret)).toBe(false)
  })
})

describe('the tags of an event', () => {
  it.each([
    ['published', ['content-index', 'story-id:7', 'story:de-de/versand']],
    ['unpublished', ['content-index', 'story-id:7', 'story:de-de/versand', 'content-paths']],
    ['deleted', ['content-index', 'story-id:7', 'story:de-de/versand', 'content-paths']],
    ['moved', ['content-index', 'story-id:7', 'story:de-de/versand', 'content-paths']],
  ])('after a story was %s', (action, tags) => {
    const event = { text: 'said so', action, space_id: 1, story_id: 7, full_slug: 'de-de/versand' }
    expect(tagsOfEvent(JSON.stringify(event))).toEqual(tags)
  })

  it('name the old address of a story that moved', () => {
    const event = { action: 'moved', story_id: 7, full_slug: 'de-de/neu/', previous_full_slug: 'de-de/alt' }
    const tags = tagsOfEvent(JSON.stringify(event))
    expect(tags).toEqual(expect.arrayContaining(['story:de-de/neu', 'story:de-de/alt']))
  })

  it.each([
    [
      'names a slug only',
      { action: 'published', full_slug: 'de-de/Größe' },
      ['content-index', 'story:de-de/groesse'],
    ],
    ['names an id only', { action: 'published', story_id: 7 }, ['content-index', 'story-id:7']],
    [
      'has null for what it does not say',
      { action: 'published', story_id: 7, full_slug: null },
      ['content-index', 'story-id:7'],
    ],
    ['is about no story', { action: 'entries_updated', datasource_slug: 'x' }, ['content']],
    ['is about a release', { action: 'merged', story_id: null }, ['content']],
  ])('when the event %s', (_, event, tags) => {
    expect(tagsOfEvent(JSON.stringify(event))).toEqual(tags)
  })

  it.each([
    'null',
    '[]',
    '"published"',
    '7',
    '',
    '{',
    '{}',
    '{"action":7}',
    '{"action":"published","story_id":"7"}',
    '{"action":"published","story_id":1e400}',
    '{"action":"published","full_slug":["a"]}',
    `${'['.repeat(50_000)}`,
  ])('are none for a body that is no event: %.40s', (hostile) => {
    expect(tagsOfEvent(hostile)).toBeUndefined()
  })

  it('are tags that Next.js takes, whatever an event says', () => {
    const event = fc.record(
      {
        action: fc.string({ unit: 'binary' }),
        story_id: fc.double(),
        full_slug: fc.string({ unit: 'binary', maxLength: 2_000 }),
        previous_full_slug: fc.string({ unit: 'binary', maxLength: 2_000 }),
      },
      { requiredKeys: ['action'] },
    )
    fc.assert(
      fc.property(event, (said) => {
        for (const tag of tagsOfEvent(JSON.stringify(said)) ?? []) {
          expect(tag.length).toBeLessThanOrEqual(256)
          expect(tag.isWellFormed()).toBe(true)
        }
      }),
    )
    const lone = '{"action":"published","full_slug":"de-de/\\ud83d"}'
    expect(tagsOfEvent(lone)?.every((tag) => tag.isWellFormed())).toBe(true)
  })

  it('are not led astray by names that objects have by themselves', () => {
    const event = '{"action":"published","__proto__":{"story_id":1},"constructor":{"full_slug":"x"}}'
    expect(tagsOfEvent(event)).toEqual(['content'])
    expect(({} as Record<string, unknown>).story_id).toBeUndefined()
  })
})
