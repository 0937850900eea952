import { describe, expect, it } from 'vitest'
import { changedDetails, type Details } from '@/lib/studio/media/panel/details'

const opened: Details = {
  name: 'pram.png',
  folderId: null,
  alt: { de: 'Ein Wagen', fr: 'Un landau' },
  title: {},
  copyright: '',
  source: 'Nest',
  focus: '100x50:101x51',
}

describe('saving what is said of a file', () => {
  it('sends the focal point with nothing but a focal point that was moved', () => {
    expect(changedDetails(opened, { ...opened, copyright: 'Nest' })).toEqual({ copyright: 'Nest' })
    expect(changedDetails(opened, { ...opened, focus: '' })).toEqual({ focus: '' })
  })

  it.each([
    ['name', 'stroller.png'],
    ['folderId', 7],
    ['alt', { de: 'Ein anderer Wagen' }],
    ['title', { nl: 'Wagen' }],
    ['copyright', 'Nest'],
    ['source', ''],
    ['focus', '1x1:2x2'],
  ] as const)('sends %s alone where nothing else was changed', (name, value) => {
    const before = opened[name]
    const now = typeof before === 'object' && before ? { ...before, ...(value as object) } : value
    expect(changedDetails(opened, { ...opened, [name]: now })).toEqual({ [name]: value })
  })

  it('sends the languages whose text differs, and one that was taken out as empty', () => {
    expect(changedDetails(opened, { ...opened, alt: { de: ' Ein Wagen ', fr: '' } })).toEqual({
      alt: { fr: '' },
    })
    expect(changedDetails(opened, { ...opened, alt: { fr: 'Un landau' } })).toEqual({ alt: { de: '' } })
  })

  it('sends nothing where nothing differs', () => {
    expect(changedDetails(opened, { ...opened, alt: { ...opened.alt, nl: ' ' } })).toEqual({})
  })
})
