import { describe, expect, it } from 'vitest'
import { studioLoginPath, targetOf } from '@/lib/studio/account/login-paths'

describe('a login leads', () => {
  it.each([
    [undefined, '/studio/'],
    ['', '/studio/'],
    ['/studio/people/', '/studio/people/'],
    ['/studio/stories/12/?block=a', '/studio/stories/12/?block=a'],
    ['/studio/login/', '/studio/'],
    ['/de/', '/studio/'],
    ['//evil.example/studio/', '/studio/'],
    ['https://evil.example/studio/', '/studio/'],
    ['/studio/\\evil.example', '/studio/'],
    ['/studio/../de/', '/studio/'],
  ])('from %s to %s', (target, expected) => {
    expect(targetOf(target)).toBe(expected)
  })

  it('back to the screen that was asked for, and says why it failed', () => {
    expect(studioLoginPath()).toBe('/studio/login/')
    expect(studioLoginPath({ target: '/studio/' })).toBe('/studio/login/')
    expect(studioLoginPath({ target: '/studio/log/?kind=a', failure: 'attempts' })).toBe(
      '/studio/login/?target=%2Fstudio%2Flog%2F%3Fkind%3Da&failure=attempts',
    )
    expect(studioLoginPath({ target: '/studio/', failure: 'role' })).toBe('/studio/login/?failure=role')
  })
})
