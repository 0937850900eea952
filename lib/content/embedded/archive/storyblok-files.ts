/**
 * The addresses under which Storyblok's asset hosts have a file: with or without a scheme, also as it is stored, and with
 * what treats a picture behind it.
 */
const address =
  /(?:https?:)?\/\/(?:s3\.amazonaws\.com\/)?a(?:-[a-z]{2})?\.storyblok\.com(\/f\/\d{1,12}\/(?:[\w-]{1,60}\/){0,3}[^\s"'\\?#<>/]{1,255})(\/m(?:\/[^\s"'\\?#<>]{0,300})?)?/g

/** The name of a file, and the signs of a sentence behind it. */
const parted = (path: string): [file: string, behind: string] => {
  const behind = /[^\p{L}\p{N}]{0,20}$/u.exec(path)?.[0] ?? ''
  return [path.slice(0, path.length - behind.length), behind]
}

/** The part of an address that names a file of Storyblok's: `/f/118340/640x480/1a2b3c/decke.jpg`. */
export function fileOfAddress(text: string): string | undefined {
  const [found] = text.matchAll(address)
  return found?.[1] === undefined ? undefined : parted(found[1])[0]
}

/** The pixels that such an address says. */
export function sizeOfAddress(text: string): { width: number; height: number } | undefined {
  const [, width, height] = /\/f\/\d+\/(\d{1,5})x(\d{1,5})\//.exec(text) ?? []
  return Number(width) > 0 && Number(height) > 0
    ? { width: Number(width), height: Number(height) }
    : undefined
}

/** A JSON value in which the addresses of known files are those of the media library; `missing` gets the others. */
export function withOwnFiles<T>(
  value: T,
  own: ReadonlyMap<string, string>,
  missing: Set<string> = new Set(),
): T {
  const text = JSON.stringify(value)
  if (!text?.includes('.storyblok.com/f/')) return value
  const replaced = text.replace(address, (whole, path: string) => {
    const [file, behind] = parted(path)
    const found = own.get(file)
    if (found === undefined) missing.add(file)
    return found === undefined ? whole : found + behind
  })
  return JSON.parse(replaced) as T
}
