import sharp from 'sharp'
import { signOver, type TransferCode, transferSquares } from './transfer-code'

/** So many pixels for each module: a phone reads it from the screen of another. */
const scale = 8
const [light, dark] = [255, 0]

/** The code of a transfer as a picture: PNG. */
export async function transferPicture(code: TransferCode): Promise<Buffer> {
  const rows = transferSquares(code)
  const side = rows.length * scale
  const pixels = Buffer.alloc(side * side, light)
  const fill = (x: number, y: number, width: number, height: number, value: number) => {
    for (let line = Math.round(y); line < Math.round(y + height); line += 1)
      pixels.fill(value, line * side + Math.round(x), line * side + Math.round(x + width))
  }
  for (const [y, cells] of rows.entries())
    for (const [x, isDark] of cells.entries()) if (isDark) fill(x * scale, y * scale, scale, scale, dark)
  for (const { isDark, x, y, width, height } of signOver(code, rows.length))
    fill(x * scale, y * scale, width * scale, height * scale, isDark ? dark : light)
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer()
}
