/** Adds https to old addresses of the content service without a scheme, `//a.storyblok.com/f/…`. */
export function fileAddress(address: string): string {
  const trimmed = address.trim()
  return /^\/\/[a-z0-9-]+\.storyblok\.com\//.test(trimmed) ? `https:${trimmed}` : trimmed
}

type Value = Record<string, unknown>

const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The address of the file that a value of raw content shows: of a field for files, or of a picture in a text. */
export function fileAddressIn(value: unknown): string | undefined {
  if (!isObject(value)) return undefined
  if (value.fieldtype === 'asset') return typeof value.filename === 'string' ? value.filename : undefined
  const { src } = value.type === 'image' && isObject(value.attrs) ? value.attrs : {}
  return typeof src === 'string' ? src : undefined
}

/** Such a value with the address of a file of the media library. */
export function withFileAddress(value: Value, address: string): Value {
  if (value.fieldtype !== 'asset') return { ...value, attrs: { ...(value.attrs as Value), src: address } }
  return { ...value, filename: address, ...('is_external_url' in value && { is_external_url: false }) }
}
