/** In bytes. What comes in smaller pieces is put together: each piece costs its reader as much as thousands of bytes. */
export const gatheredBytes = 32 * 1024

/** Puts the pieces of a body together, in order: a client may send each byte in a piece of its own. */
export class Gatherer {
  private gathered = Buffer.alloc(0)
  private length = 0;

  /** Takes a piece, and gives what has come together, if that is enough. */
  *add(piece: Uint8Array): Generator<Buffer<ArrayBuffer>> {
    if (this.length + piece.length > gatheredBytes) yield* this.rest()
    if (piece.length >= gatheredBytes / 2) {
      yield* this.rest()
      yield Buffer.from(piece.buffer as ArrayBuffer, piece.byteOffset, piece.byteLength)
      return
    }
    if (this.gathered.length === 0) this.gathered = Buffer.allocUnsafeSlow(gatheredBytes)
    this.gathered.set(piece, this.length)
    this.length += piece.length
  }

  /** Gives what is left. */
  *rest(): Generator<Buffer<ArrayBuffer>> {
    if (this.length === 0) return
    const whole = this.gathered.subarray(0, this.length)
    this.gathered = Buffer.alloc(0)
    this.length = 0
    yield whole
  }
}
