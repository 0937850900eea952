/** Data of one version at error correction M (ISO/IEC 18004, tables 7 and 9). */
export type QrVersion = {
  version: number
  /** Modules on a side. */
  size: number
  /** Codewords of error correction in each block. */
  correction: number
  /** Codewords of data in each block, in order. */
  blocks: readonly number[]
  /** The most bytes that fit in byte mode. */
  bytes: number
  /** Centres of the alignment patterns, along either side. */
  alignment: readonly number[]
}

const version = (
  number: number,
  correction: number,
  blocks: readonly number[],
  alignment: readonly number[],
): QrVersion => {
  const data = blocks.reduce((sum, length) => sum + length, 0)
  const header = 4 + lengthBits(number)
  return {
    version: number,
    size: 17 + 4 * number,
    correction,
    blocks,
    bytes: Math.floor((data * 8 - header) / 8),
    alignment,
  }
}

/** How long the count of bytes is written. */
export function lengthBits(number: number): number {
  return number < 10 ? 8 : 16
}

export const versions: readonly QrVersion[] = [
  version(1, 10, [16], []),
  version(2, 16, [28], [6, 18]),
  version(3, 26, [44], [6, 22]),
  version(4, 18, [32, 32], [6, 26]),
  version(5, 24, [43, 43], [6, 30]),
  version(6, 16, [27, 27, 27, 27], [6, 34]),
  version(7, 18, [31, 31, 31, 31], [6, 22, 38]),
  version(8, 22, [38, 38, 39, 39], [6, 24, 42]),
  version(9, 22, [36, 36, 36, 37, 37], [6, 26, 46]),
  version(10, 26, [43, 43, 43, 43, 44], [6, 28, 50]),
]

export const mostBytes = versions.at(-1)?.bytes ?? 0
