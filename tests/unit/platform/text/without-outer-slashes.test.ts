import { describe, expect, it } from 'vitest'
import { withoutOuterSlashes } from '@/lib/platform/text'

describe('A path without outer slashes', () => {
  it.each([
    ['', ''],
    ['/', ''],
    ['//', ''],
    ['de/', 'de'],
    ['/de/versand/', 'de/versand'],
    ['//de//versand//', 'de//versand'],
    ['de', 'de'],
  ])('%s is %s', (path, bare) => expect(withoutOuterSlashes(path)).toBe(bare))
})
