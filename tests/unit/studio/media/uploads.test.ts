import { expect, it } from 'vitest'
import { stillTold, type Upload } from '@/lib/studio/media/library/use-uploads'

const upload = (name: string, state: Upload['state']): Upload => ({ id: 1, name, state, part: 0 })

it('keeps the refusals of former uploads when more files come, unless the same file comes again', () => {
  const former = [
    upload('large.png', 'refused'),
    upload('again.png', 'refused'),
    upload('here.png', 'done'),
    upload('next.png', 'waiting'),
    upload('now.png', 'sending'),
  ]
  const told = stillTold(former, [new File(['x'], 'again.png'), new File(['x'], 'new.png')])
  expect(told.map(({ name }) => name)).toEqual(['large.png', 'next.png', 'now.png'])
})
