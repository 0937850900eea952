import { describe, expect, it } from 'vitest'
import { allows } from '@/lib/studio/people/allows'
import { roles } from '@/lib/studio/people/person'

describe('roles of the Studio', () => {
  it.each([
    ['editor', { edit: true, publish: false, administer: false }],
    ['publisher', { edit: true, publish: true, administer: false }],
    ['admin', { edit: true, publish: true, administer: true }],
  ] as const)('%s', (role, expected) => {
    const granted = {
      edit: allows({ role }, 'edit'),
      publish: allows({ role }, 'publish'),
      administer: allows({ role }, 'administer'),
    }
    expect(granted).toEqual(expected)
  })

  it('are these three', () => {
    expect(roles).toEqual(['editor', 'publisher', 'admin'])
  })
})
