/** ISO/IEC 15417: the widths of bars and spaces in turn of each value, the last being the sign of the end. */
const patterns = `
212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224
111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112`
  .trim()
  .split(/\s/)

const [startB, end] = [104, 106]

/**
 * A text as a bar code that every scanner of a warehouse reads (Code 128, set B), module by module. Ten modules
 * beside it are to stay free.
 * @param text of printable ASCII
 */
export function code128(text: string): boolean[] {
  const values = Array.from(text, (letter) => letter.charCodeAt(0) - 32)
  if (values.length === 0 || values.some((value) => !(value >= 0 && value <= 94)))
    throw new Error('A bar code has printable ASCII alone')
  const check = values.reduce((sum, value, index) => sum + value * (index + 1), startB) % 103
  return [startB, ...values, check, end].flatMap((value) =>
    Array.from(patterns[value] ?? '', Number).flatMap((width, index) =>
      Array<boolean>(width).fill(index % 2 === 0),
    ),
  )
}
