import { withoutMarks } from '@/lib/platform/text'

/** A name for programs that know no other letters (RFC 6266). */
const plainName = (file: string): string => withoutMarks(file).replace(/[^\w .()-]/g, '_')

/** Characters that `encodeURIComponent` leaves and RFC 8187 does not have. */
const encoded = (file: string): string =>
  encodeURIComponent(file).replace(/[()'*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The value of `Content-Disposition` by which a file is saved under its name. */
export const attachment = (file: string): string =>
  `attachment; filename="${plainName(file)}"; filename*=UTF-8''${encoded(file)}`
