import { correctionOf } from './correction'
import { lengthBits, type QrVersion } from './versions'

const byteMode = 0b0100
const padding = [0xec, 0x11] as const

/** The bytes of a text as codewords of data: mode, length, bytes, end, padding (ISO/IEC 18004, 7.4). */
export function dataCodewords(bytes: readonly number[], version: QrVersion): number[] {
  const capacity = version.blocks.reduce((sum, length) => sum + length, 0)
  const count = bytes.length.toString(2).padStart(lengthBits(version.version), '0')
  const bits = [
    byteMode.toString(2).padStart(4, '0'),
    count,
    ...bytes.map((byte) => byte.toString(2).padStart(8, '0')),
  ].join('')
  const ended = bits + '0'.repeat(Math.min(4, capacity * 8 - bits.length))
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, '0')
  const words = whole.match(/.{8}/g)?.map((word) => Number.parseInt(word, 2)) ?? []
  const missing = capacity - words.length
  return [...words, ...Array.from({ length: missing }, (_, at) => padding[at % 2] as number)]
}

/** Takes one codeword of each block in turn. */
function interleaved(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length))
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block[at] ?? [])).flat()
}

/** Every codeword of the symbol in the order in which it is drawn (ISO/IEC 18004, 7.6). */
export function allCodewords(bytes: readonly number[], version: QrVersion): number[] {
  const data = dataCodewords(bytes, version)
  const starts = version.blocks.map((_, at) =>
    version.blocks.slice(0, at).reduce((sum, size) => sum + size, 0),
  )
  const blocks = version.blocks.map((length, at) => data.slice(starts[at], (starts[at] ?? 0) + length))
  const correction = blocks.map((block) => correctionOf(block, version.correction))
  return [...interleaved(blocks), ...interleaved(correction)]
}
