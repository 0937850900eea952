import { isImageSource } from '@/schemas/content/image-source'
import { isStoryblokImage } from './storyblok-url'

const remoteRoot = '/pictures/from/'

const longestName = 60

/** The file name of an address in letters that need no encoding, with its extension in lower case. */
function fileName(pathname: string): string {
  const file = pathname.slice(pathname.lastIndexOf('/') + 1)
  const dot = file.lastIndexOf('.')
  const stem = file
    .slice(0, dot)
    .toLowerCase()
    .replace(/%[\da-f]{2}/g, '-')
  const words = stem.split(/[^a-z0-9]+/).filter(Boolean)
  return `${words.join('-').slice(0, longestName) || 'picture'}${file.slice(dot).toLowerCase()}`
}

/** An address as the parser of URLs writes it is ASCII alone. */
const encoded = (text: string) =>
  btoa(text)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '')

function remoteAddress({ host, pathname, search }: URL): string {
  return `${remoteRoot}${encoded(host + pathname + search)}/${fileName(pathname)}`
}

/** The picture at another origin that an address names; undefined without https, with a login, or if it is no picture. */
function remoteSource(src: string): URL | undefined {
  const url = /^https:\/\//i.test(src) ? URL.parse(src) : null
  if (!url || url.username || url.password || !isImageSource(url.pathname)) return undefined
  return url
}

const remotePath = /^(\/pictures\/from\/([\w-]{1,1400})\/[a-z0-9-]+\.[a-z]+)(?:\/m\/[^?#]*)?(?:[?#]|$)/

/**
 * The address under which a product's picture is shown: one at another origin comes through the image route, which
 * fetches it and knows the allowed origins. The shop's own pictures and those of the content service are unchanged.
 * Empty for any other address, so that a visitor's browser asks nobody else.
 */
export function productPicture(src: string): string {
  if (src.startsWith('/') || isStoryblokImage(src)) return src
  const url = remoteSource(src)
  const address = url ? remoteAddress(url) : ''
  return remotePath.test(address) ? address : ''
}

/** Whether the picture of an address comes from another origin through the image route. */
export const isRemote = (src: string): boolean => src.startsWith(remoteRoot)

/** An address below the image route without its treatment, if it is that of a picture at another origin. */
export const remoteOriginal = (src: string): string | undefined => remotePath.exec(src)?.[1]

/**
 * The address of the picture itself, for an address without treatment; undefined unless `productPicture` makes exactly
 * this one, so that a picture has a single address.
 */
export function sourceOfRemote(address: string): URL | undefined {
  const key = remotePath.exec(address)?.[2]
  if (key === undefined) return undefined
  try {
    const url = remoteSource(`https://${atob(key.replaceAll('-', '+').replaceAll('_', '/'))}`)
    return url && remoteAddress(url) === address ? url : undefined
  } catch {
    return undefined
  }
}
