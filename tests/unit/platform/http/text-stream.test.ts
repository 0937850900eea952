import { expect, it } from 'vitest'
import { textStream } from '@/lib/platform/http/text-stream'

function counted(pieces: readonly string[]) {
  const told: string[] = []
  async function* write() {
    try {
      for (const piece of pieces) {
        told.push(piece)
        yield piece
      }
    } finally {
      told.push('end')
    }
  }
  return { told, stream: textStream(write()) }
}

it('a body of pieces is all of them, in UTF-8', async () => {
  const { stream } = counted(['Grö', 'ße', ' ✓'])
  expect(await new Response(stream).text()).toBe('Größe ✓')
})

it('asks for no more pieces than are taken, and ends when the reader cancels', async () => {
  const { stream, told } = counted(['1', '2', '3', '4', '5', '6'])
  const reader = stream.getReader()
  await reader.read()
  expect(told.length).toBeLessThan(4)
  await reader.cancel()
  expect(told.at(-1)).toBe('end')
})

it('breaks off when a piece fails, so that it is not taken for complete', async () => {
  async function* write() {
    yield 'half'
    throw new Error('no database')
  }
  await expect(new Response(textStream(write())).text()).rejects.toThrow('no database')
})
