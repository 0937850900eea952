import { expect, it } from 'vitest'
import { forNewest } from '@/lib/studio/editor/saving'

it('asks one at a time, and uses the answer to the newest alone', async () => {
  const asked: { name: string; answer: (ok: boolean) => void }[] = []
  const used: string[] = []
  const ask = forNewest(
    (name: string) =>
      new Promise<string>((resolve, reject) => {
        asked.push({ name, answer: (ok) => (ok ? resolve(`of ${name}`) : reject(new Error(name))) })
      }),
    (answer) => used.push(answer),
  )
  const answered = async (at: number, ok = true) => {
    asked[at]?.answer(ok)
    await new Promise((resolve) => setTimeout(resolve))
  }
  for (const name of ['a', 'b', 'c']) ask(name)
  expect(asked.map(({ name }) => name)).toEqual(['a'])
  await answered(0)
  expect([asked.map(({ name }) => name), used]).toEqual([['a', 'c'], []])
  await answered(1)
  expect(used).toEqual(['of c'])
  ask('d')
  ask('e')
  await answered(2, false)
  await answered(3)
  expect([asked.length, used]).toEqual([4, ['of c', 'of e']])
})
