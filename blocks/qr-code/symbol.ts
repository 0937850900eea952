import { encodeQR } from 'qr'
import { qrCodeMaxBytes } from '@/schemas/blocks/qr-code'

/** The white border that scanners need around a symbol, in modules (ISO/IEC 18004). */
const quietZone = 4

type QrSymbol = {
  /** In modules, with the quiet zone. */
  side: number
  /** The dark modules as one SVG path: a rectangle for each run in a row. */
  path: string
}

/** A text as a QR code with error correction M; undefined when it is longer than `qrCodeMaxBytes` in UTF-8. */
export function qrSymbol(text: string): QrSymbol | undefined {
  if (Buffer.byteLength(text) > qrCodeMaxBytes) return undefined
  const rows = encodeQR(text, 'raw', { ecc: 'medium', encoding: 'byte', border: quietZone })
  const path = rows
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('')
  return { side: rows.length, path }
}
