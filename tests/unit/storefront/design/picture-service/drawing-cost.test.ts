import sax from 'sax'
import { expect, it, vi } from 'vitest'
import { renderAsset } from '@/lib/storefront/design/picture-service/assets/render-asset'

it('a drawing is read once for all its sizes', async () => {
  const read = vi.spyOn(sax, 'parser')
  const drawing = (side: number) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><path d="M0 0h9v9z"/></svg>`,
    )
  const described = { type: 'image/svg+xml', size: undefined }
  for (const width of [16, 32])
    await renderAsset(drawing(64), described, { width, inside: false, quality: 80, format: 'webp' })
  expect(read).toHaveBeenCalledTimes(1)
  await renderAsset(drawing(65), described, { width: 16, inside: false, quality: 80, format: 'webp' })
  expect(read).toHaveBeenCalledTimes(2)
  read.mockRestore()
})
