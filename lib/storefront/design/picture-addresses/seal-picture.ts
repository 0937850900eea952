import 'server-only'
import { keyedHash, sameSecret } from '@/lib/platform/security'

/** 96 bits. */
const sealLength = 16

/** Signs the path of a picture in a treatment that an editor chose. Every instance with the same secret accepts it. */
export const sealPicture = (path: string): string => keyedHash('picture', path).slice(0, sealLength)

/** Whether the shop has signed a path. Without a secret it has signed nothing. */
export const isSealed = (path: string, seal: string): boolean =>
  Boolean(process.env.SESSION_SECRET) && sameSecret(seal, sealPicture(path))
