/** Reads the numbers of WOFF2 one after the other. */
export class Bytes {
  #at = 0

  constructor(readonly buffer: Buffer) {}

  byte(): number {
    return this.buffer.readUInt8(this.#move(1))
  }

  uint16(): number {
    return this.buffer.readUInt16BE(this.#move(2))
  }

  int16(): number {
    return this.buffer.readInt16BE(this.#move(2))
  }

  uint32(): number {
    return this.buffer.readUInt32BE(this.#move(4))
  }

  part(length: number): Buffer {
    const start = this.#move(length)
    return this.buffer.subarray(start, start + length)
  }

  rest(): Buffer {
    return this.buffer.subarray(this.#at)
  }

  /** Section 3.1 of WOFF2, UIntBase128. */
  base128(): number {
    let value = 0
    for (let count = 0; count < 5; count += 1) {
      const byte = this.byte()
      value = value * 128 + (byte & 0x7f)
      if ((byte & 0x80) === 0) return value
    }
    throw new Error('A number of a font file does not end')
  }

  /** Section 3.1 of WOFF2, 255UInt16. */
  short(): number {
    const code = this.byte()
    if (code === 253) return this.uint16()
    if (code === 255) return this.byte() + 253
    if (code === 254) return this.byte() + 506
    return code
  }

  #move(length: number): number {
    const start = this.#at
    this.#at += length
    return start
  }
}
