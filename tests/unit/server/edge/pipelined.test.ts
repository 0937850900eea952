import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { openEdge } from './open-edge'

it('begins with a request once the one before it on its connection has its answer', async () => {
  const begun: string[] = []
  const waiting: (() => void)[] = []
  await using edge = await openEdge({
    handler: ({ url = '' }, response) => {
      begun.push(url)
      waiting.push(() => response.end(url))
    },
  })
  const socket = connect(edge.address())
  let got = ''
  socket.on('data', (bytes) => {
    got += bytes
  })
  socket.write(
    ['/de/a/', '/de/b/', '/de/c/'].map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''),
  )
  for (const path of ['/de/a/', '/de/b/', '/de/c/']) {
    await expect.poll(() => begun.at(-1)).toBe(path)
    waiting.shift()?.()
    await expect.poll(() => got.endsWith(path)).toBe(true)
  }
  expect(begun).toHaveLength(3)
  socket.destroy()
})
