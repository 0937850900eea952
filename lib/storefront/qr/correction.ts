/** The field of 256 elements with the polynomial x⁸ + x⁴ + x³ + x² + 1 (ISO/IEC 18004, 7.5.2). */
function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((b >> bit) & 1) * a
  }
  return product
}

/** The polynomial with the roots 2⁰ to 2ⁿ⁻¹, without its leading 1. */
function generator(degree: number): number[] {
  const factors = Array<number>(degree).fill(0)
  factors[degree - 1] = 1
  let root = 1
  for (let step = 0; step < degree; step++) {
    for (let at = 0; at < degree; at++)
      factors[at] = multiply(factors[at] ?? 0, root) ^ (at + 1 < degree ? (factors[at + 1] ?? 0) : 0)
    root = multiply(root, 2)
  }
  return factors
}

/** The codewords of Reed-Solomon error correction for a block of data: the rest of a division. */
export function correctionOf(data: readonly number[], count: number): number[] {
  const divisor = generator(count)
  let rest = Array<number>(count).fill(0)
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((value, at) => value ^ multiply(divisor[at] ?? 0, factor))
  }
  return rest
}
