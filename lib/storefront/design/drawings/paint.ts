const contactLight =
  '<defs><radialGradient id="contact"><stop offset="0" stop-color="#3a2c3a" stop-opacity=".32"/><stop offset=".6" stop-color="#3a2c3a" stop-opacity=".17"/><stop offset="1" stop-color="#3a2c3a" stop-opacity="0"/></radialGradient></defs>'

export const sheet = (width: number, height: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${contactLight}${inner}</svg>`

export const filled = (width: number, height: number, colour: string) =>
  `<rect width="${width}" height="${height}" fill="${colour}"/>`

/** A tenth of a unit is finer than a pixel, and rounding removes differences between machines. */
export const short = (value: number) => String(Math.round(value * 10) / 10)
export const rounded = (scale: number) => Math.round(scale * 1000) / 1000

export function placed(part: string, x: number, y: number, scale: number): string {
  const factor = rounded(scale)
  const size = factor === 1 ? '' : ` scale(${factor} ${factor})`
  return `<g transform="translate(${short(x)} ${short(y)})${size}">${part}</g>`
}

/**
 * Fills the colour slots of a drawing (`class="fill-base"`) and prefixes its ids, `s0`, `s1` …, to keep them unique.
 */
export function painted(body: string, prefix: string, tones: Record<string, string>): string {
  return body
    .replaceAll(/class="(fill|stroke)-([a-z-]+)"/g, (slot, property: string, name: string) => {
      const tone = tones[name]
      if (!tone) throw new TypeError(`${slot} is not a slot`)
      return `${property}="${tone}"`
    })
    .replaceAll(/( id="|url\(#)s(?=\d)/g, `$1${prefix}`)
}
