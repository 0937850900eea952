import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPath, readSlug } from '@/lib/content/addresses'
import { keyOfSegments } from '@/lib/content/pages/key'
import { normalisedPath } from '@/lib/platform/markets'
import { readSlugs, refusedSlugs } from '../../../fixtures/typed-slugs'

describe('a typed part of an address', () => {
  it.each(readSlugs)('is read as the shop looks it up: %j → %s', (typed, slug) => {
    expect(readSlug(typed)).toEqual({ ok: true, slug })
  })

  it.each(refusedSlugs)('is refused when it can be none: %j, %s', (typed, refusal) => {
    expect(readSlug(typed)).toEqual({ ok: false, refusal })
  })

  it('is read as itself once it is read, and found by the edge and by the page, whatever was typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })), (typed) => {
        const read = readSlug(typed)
        if (!read.ok || ['home', 'kategorieseiten'].includes(read.slug)) return
        expect(readSlug(read.slug)).toEqual(read)
        // A name below a page, as markets and companies have names of their own at the top.
        const below = ['seite', read.slug]
        const path = `/de/${below.map(encodeURIComponent).join('/')}/`
        expect(normalisedPath('baby', path)).toBeUndefined()
        const key = keyOfSegments(below.map(encodeURIComponent))
        if (key !== undefined) expect(key).toBe(below.join('/'))
      }),
    )
  })

  it('is one of several in a path', () => {
    expect(readPath('/Über uns/Größe.html/')).toEqual({ ok: true, path: 'ueber-uns/groesse-html' })
    expect(readPath('a//b')).toEqual({ ok: false, refusal: 'empty' })
    expect(readPath('a/../b')).toEqual({ ok: false, refusal: 'reserved' })
  })
})
