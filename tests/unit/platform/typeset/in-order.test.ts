import { expect, it } from 'vitest'
import { inOrder } from '@/lib/platform/typeset/in-order'
import { splitRuns } from '@/lib/platform/typeset/split-runs'

const latin = (code: number) => code < 0x250
const hebrew = (code: number) => code === 32 || (code >= 0x590 && code < 0x600)

/** What stands on paper, from the left; letters that are read leftwards are turned by what shapes them. */
const onPaper = (text: string) =>
  inOrder(splitRuns(text, [latin, hebrew]))
    .sort((one, other) => one.place - other.place)
    .map(({ text: piece, isShaped }) => (isShaped ? [...piece].reverse().join('') : piece))
    .join('')

it.each([
  ['Anna Beispiel', 'Anna Beispiel'],
  ['נועה בן', 'ןב העונ'],
  ['נועה Muster', 'העונ Muster'],
  ['An נועה בן 12, Berlin', 'An 12 ןב העונ, Berlin'],
  ['רחוב 12 (ב) Haus 3', '(ב) 12 בוחר Haus 3'],
])('%s stands on paper as it is read', (text, paper) => expect(onPaper(text)).toBe(paper))

it('pieces come in the order of the text, from which they are copied', () =>
  expect(
    inOrder(splitRuns('Haus נועה 12', [latin, hebrew]))
      .map(({ text }) => text)
      .join(''),
  ).toBe('Haus נועה 12'))
