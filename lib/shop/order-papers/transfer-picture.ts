import { crc32, deflateSync } from 'node:zlib'
import { signOver, type TransferCode, transferSquares } from './transfer-code'

/** So many pixels for each module: a phone reads it from the screen of another. */
const scale = 8
const [light, dark] = [1, 0]

/** A part of a PNG (ISO/IEC 15948): its length, its name, what is in it, and a checksum. */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A square of black and white as PNG with one bit for each pixel. */
function pngOf(pixels: Uint8Array, side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const width = Math.ceil(side / 8)
  // Each line begins with its filter, of which it has none.
  const lines = Buffer.alloc(side * (width + 1))
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const at = y * (width + 1) + 1 + (x >> 3)
      lines[at] = (lines[at] ?? 0) | ((pixels[y * side + x] ?? light) << (7 - (x & 7)))
    }
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The code of a transfer as a picture: PNG. */
export function transferPicture(code: TransferCode): Buffer {
  const rows = transferSquares(code)
  const side = rows.length * scale
  const pixels = new Uint8Array(side * side).fill(light)
  const fill = (x: number, y: number, width: number, height: number, value: number) => {
    for (let line = Math.round(y); line < Math.round(y + height); line += 1)
      pixels.fill(value, line * side + Math.round(x), line * side + Math.round(x + width))
  }
  for (const [y, cells] of rows.entries())
    for (const [x, isDark] of cells.entries()) if (isDark) fill(x * scale, y * scale, scale, scale, dark)
  for (const { isDark, x, y, width, height } of signOver(code, rows.length))
    fill(x * scale, y * scale, width * scale, height * scale, isDark ? dark : light)
  return pngOf(pixels, side)
}
