/** The kinds of files that the media library takes, by their extension in addresses. */
export const fileKinds = {
  jpg: { type: 'image/jpeg', group: 'picture' },
  png: { type: 'image/png', group: 'picture' },
  webp: { type: 'image/webp', group: 'picture' },
  avif: { type: 'image/avif', group: 'picture' },
  gif: { type: 'image/gif', group: 'picture' },
  svg: { type: 'image/svg+xml', group: 'picture' },
  pdf: { type: 'application/pdf', group: 'file' },
  mp4: { type: 'video/mp4', group: 'file' },
  webm: { type: 'video/webm', group: 'file' },
  woff2: { type: 'font/woff2', group: 'file' },
  /** Subtitles. */
  vtt: { type: 'text/vtt', group: 'file' },
} as const satisfies Record<string, { type: string; group: 'picture' | 'file' }>

export type FileKind = keyof typeof fileKinds

/** What is looked for in the library: pictures, all that is none, or what a field takes alone. */
export const fileGroups = ['picture', 'file', 'film', 'subtitles'] as const
export type FileGroup = (typeof fileGroups)[number]

const ofField: Readonly<Partial<Record<FileGroup, readonly FileKind[]>>> = {
  film: ['mp4', 'webm'],
  subtitles: ['vtt'],
}

/** The kinds of files in a group. */
export const kindsOf = (group: FileGroup): readonly FileKind[] =>
  ofField[group] ?? (Object.keys(fileKinds) as FileKind[]).filter((kind) => fileKinds[kind].group === group)

const hasText = (bytes: Buffer, text: string, at = 0) =>
  bytes.toString('latin1', at, at + text.length) === text

/** The brands of a file of the ISO base media format, from its first box. */
function brandsOf(bytes: Buffer): string[] {
  if (bytes.length < 16 || !hasText(bytes, 'ftyp', 4)) return []
  const size = Math.min(bytes.readUInt32BE(0), bytes.length, 512)
  const brands = [bytes.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= size; at += 4) brands.push(bytes.toString('latin1', at, at + 4))
  return brands
}

const filmBrands = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |dash|mmp4|MSNV)$/

/** What cameras and telephones write, which no page shows: it is kept as another kind. */
export type ForeignPicture = 'heic' | 'tiff'

const heicBrands = /^(?:he[iv][cxms]|mif1|msf1)$/

/** The kind of a picture that has to become another one. */
export function foreignPictureOf(bytes: Buffer): ForeignPicture | undefined {
  if (hasText(bytes, 'II*\0') || hasText(bytes, 'MM\0*')) return 'tiff'
  return brandsOf(bytes).some((brand) => heicBrands.test(brand)) ? 'heic' : undefined
}

const svgRoot = /^<(?:svg|!DOCTYPE\s+svg)[\s>]/i

/** A text behind what begins and ends so, and the white space after it; empty when it does not end. */
function behind(text: string, start: string, end: string): string {
  const at = text.indexOf(end, start.length)
  return at === -1 ? '' : text.slice(at + end.length).trimStart()
}

/** What may stand before the root of a drawing: a mark of the byte order, white space, a declaration, comments. */
function isSvg(text: string): boolean {
  let rest = text.replace(/^\ufeff/, '').trimStart()
  if (rest.startsWith('<?xml')) rest = behind(rest, '<?xml', '?>')
  while (rest.startsWith('<!--')) rest = behind(rest, '<!--', '-->')
  return svgRoot.test(rest)
}

/** How WebVTT begins: with its name, alone in its line or with words behind it. */
const subtitles = /^\ufeff?WEBVTT(?:[ \t].*)?(?:\r?\n|\r|$)/

/** The kind of a file by its first bytes, whatever it is called; undefined for what is not taken. */
export function kindOfBytes(bytes: Buffer): FileKind | undefined {
  if (hasText(bytes, '\xff\xd8\xff')) return 'jpg'
  if (hasText(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (hasText(bytes, 'GIF87a') || hasText(bytes, 'GIF89a')) return 'gif'
  if (hasText(bytes, 'RIFF') && hasText(bytes, 'WEBP', 8)) return 'webp'
  if (hasText(bytes, '%PDF-')) return 'pdf'
  const brands = brandsOf(bytes)
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  if (brands.some((brand) => filmBrands.test(brand))) return 'mp4'
  if (hasText(bytes, '\x1a\x45\xdf\xa3') && bytes.subarray(0, 64).includes('webm')) return 'webm'
  if (hasText(bytes, 'wOF2') && !hasText(bytes, 'ttcf', 4)) return 'woff2'
  const beginning = bytes.toString('utf8', 0, 8_192)
  if (subtitles.test(beginning)) return 'vtt'
  if (isSvg(beginning)) return 'svg'
  return undefined
}
